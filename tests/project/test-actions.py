# SPDX-License-Identifier: GPL-3.0-or-later
"""Every action of the program can be reached, and its shortcuts are listed."""

import os
import pathlib
import re

import tap

ROOT = pathlib.Path(os.environ['UGO_SOURCE_ROOT'])
UI = ROOT / 'src/ui'
SOURCES = {path.name: path.read_text(encoding='utf-8')
           for path in UI.iterdir() if path.suffix in ('.c', '.ui')}
KEYS = dict(re.findall(r'^#define (UGO_KEY_\w+) "([^"]*)"',
                       (UI / 'ugo-preferences.h').read_text(encoding='utf-8'), re.MULTILINE))
DESKTOP = (ROOT / 'data/org.ugolki.Ugolki.desktop.in').read_text(encoding='utf-8')


def actions():
    """The names of all actions, as win.undo."""
    for name, text in SOURCES.items():
        if name != 'ugo-application.c' and not name.startswith('ugo-window'):
            continue
        group = 'app' if name == 'ugo-application.c' else 'win'
        for action in re.findall(r'\{ \.name = ("[\w-]+"|UGO_KEY_\w+),', text):
            yield f'{group}.{KEYS.get(action) or action.strip(chr(34))}'


def accels():
    """The actions that have a shortcut, as the table has them."""
    return re.findall(r'^  \{ "((?:win|app|window)\.[^"]*)", \{ "',
                      SOURCES['ugo-window-actions.c'], re.MULTILINE)


@tap.test('every action is in a menu, on a button, in the preferences or has a shortcut')
def reachable():
    names = sorted(set(actions()))
    if len(names) < 50:
        yield f'only {names} are found'
    chosen = {KEYS[key] for name in ('ugo-preferences-dialog.c', 'ugo-preference-row.c')
              for key in re.findall(r'UGO_KEY_\w+', SOURCES[name])}
    for name in names:
        group, verb = name.split('.')
        is_used = any(re.search(rf'(?<![\w-]){group}\.{verb}(?![\w-])', text)
                      for text in SOURCES.values())
        is_on_desktop = re.search(rf'^\[Desktop Action {verb}\]', DESKTOP, re.MULTILINE)
        is_place = group == 'app' and f"win.place('{verb}')" in accels()
        if not is_used and verb not in chosen and not is_on_desktop and not is_place:
            yield f'{name} cannot be reached'


@tap.test('the window of the shortcuts lists every action that has one')
def listed():
    table = accels()
    if len(table) < 40:
        yield f'only {table} are found'
    # What is begun and ended by one key is listed once.
    listed_once = {'win.stop-analysis', 'win.resume'}
    for action in table:
        if f'"{action}"' not in SOURCES['ugo-shortcuts.c'] and action not in listed_once:
            yield f'{action} is not listed'


if __name__ == '__main__':
    tap.run()
