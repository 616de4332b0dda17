# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every file of the sources: licence, layers, words."""

import os
import pathlib
import re

import tap

ROOT = pathlib.Path(os.environ['UGO_SOURCE_ROOT'])
CODE = sorted(path for folder in ('src', 'tests') for path in (ROOT / folder).rglob('*.[ch]'))
LAYERS = {
    'core': set(),
    'engine': {'core'},
    'lessons': {'core'},
    'records': {'core'},
    'puzzles': {'core', 'engine', 'records'},
    'draw': {'core'},
    'review': {'core', 'engine', 'records'},
    'model': {'core', 'engine', 'lessons', 'puzzles', 'records', 'review'},
    'ui': {'core', 'records', 'draw', 'model'},
    'cli': {'core', 'engine', 'puzzles', 'records', 'draw', 'review'},
}


def name(path):
    return path.relative_to(ROOT)


@tap.test('there are sources')
def found():
    return [] if CODE else ['none found']


@tap.test('every file names its licence')
def licence():
    scripts = [path for folder in ('tools', '.ci', 'tests') for path in (ROOT / folder).rglob('*')
               if path.is_file() and (path.suffix == '.py' or os.access(path, os.X_OK))
               and 'data' not in path.parts and '__pycache__' not in path.parts]
    for path in CODE + scripts:
        if 'SPDX-License-Identifier: GPL-3.0-or-later' not in path.read_text(encoding='utf-8')[:400]:
            yield f'{name(path)}'


@tap.test('a layer includes only the layers below it')
def layers():
    owners = {path.name: path.parent.name for path in CODE
              if path.suffix == '.h' and path.parent.parent == ROOT / 'src'}
    for path in CODE:
        layer = path.parent.name
        if path.parent.parent != ROOT / 'src' or layer not in LAYERS:
            continue
        for header in re.findall(r'^#include "([^"]+)"', path.read_text(encoding='utf-8'),
                                 re.MULTILINE):
            owner = owners.get(header, layer)
            if owner != layer and owner not in LAYERS[layer]:
                yield f'{name(path)} includes {header} of {owner}'


@tap.test('the core uses the C library alone, and no memory of its own')
def core():
    for path in CODE:
        if path.parent != ROOT / 'src/core':
            continue
        text = path.read_text(encoding='utf-8')
        for header in re.findall(r'^#include <([^>]+)>', text, re.MULTILINE):
            if '/' in header or header.startswith(('glib', 'gio', 'gtk', 'cairo')):
                yield f'{name(path)} includes <{header}>'
        for call in re.findall(r'\b(malloc|calloc|realloc|free|fopen|printf|fprintf) \(', text):
            yield f'{name(path)} calls {call}'


@tap.test('only the window knows GTK')
def gtk():
    for path in CODE:
        if path.parent.parent == ROOT / 'src' and path.parent.name != 'ui':
            if '<gtk/' in path.read_text(encoding='utf-8'):
                yield f'{name(path)}'


@tap.test('lines are no longer than 100 columns')
def columns():
    for path in CODE:
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            if len(line) > 100 or line != line.rstrip() or '\t' in line:
                yield f'{name(path)}:{number}'


def words(text):
    return ' '.join(text.replace('\\\n', ' ').split())


@tap.test('the README lists the packages that tools/setup installs')
def packages():
    readme = words((ROOT / 'README.md').read_text(encoding='utf-8'))
    setup = (ROOT / 'tools/setup').read_text(encoding='utf-8')
    debian = re.findall(r"^(?:build|run)_apt='([^']*)'", setup, re.MULTILINE)
    others = re.findall(r'echo "((?:dnf|pacman|zypper|apk) [^"]*)"', setup)
    if len(debian) != 2 or len(others) != 4:
        yield 'the lists are not where they are looked for'
    for packages in [' '.join(debian), *others]:
        if words(packages) not in readme:
            yield words(packages)


def spoken_keys(accelerator):
    """<Control><Shift>z as the help has it: Ctrl+Shift+Z."""
    names = {'Control': 'Ctrl', 'question': '?', 'comma': ',', 'Return': 'Enter',
             'BackSpace': 'Backspace', 'space': 'Space'}
    keys = re.findall(r'\w+', accelerator)
    return '+'.join(names.get(key, key.upper() if len(key) == 1 else key) for key in keys)


@tap.test('the help lists the shortcuts of the window')
def shortcuts():
    code = (ROOT / 'src/ui/ugo-window-actions.c').read_text(encoding='utf-8')
    table = re.findall(r'^  \{ "(?:win|app)\.[^"]*", \{ (.*?) \} \},$', code, re.MULTILINE)
    page = (ROOT / 'help/C/shortcuts.page').read_text(encoding='utf-8')
    sequences = {'+'.join(re.findall('<key>(.*?)</key>', keys))
                 for keys in re.findall(r'<keyseq>.*?</keyseq>|<key>F\d+</key>', page)}
    if not table:
        yield 'the table of shortcuts is not where it is looked for'
    for accelerator in re.findall('"([^"]+)"', ' '.join(table)):
        if spoken_keys(accelerator) not in sequences:
            yield spoken_keys(accelerator)


if __name__ == '__main__':
    tap.run()
