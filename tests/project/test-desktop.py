# SPDX-License-Identifier: GPL-3.0-or-later
"""What is installed for the desktop and the shell, tried from where it was installed to."""

import configparser
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile

import tap

ROOT = pathlib.Path(os.environ['UGO_SOURCE_ROOT'])
BUILD = os.environ['UGO_BUILD_ROOT']
CLI = os.environ['UGOLKI_CLI']
APP = 'org.ugolki.Ugolki'
LANGUAGES = ('it', 'ru')

_folder = tempfile.TemporaryDirectory()
SHARE = pathlib.Path()


def install():
    """Installs into a folder that is removed at the end, and finds where the data went."""
    global SHARE
    subprocess.run(['meson', 'install', '-C', BUILD, '--no-rebuild', '--quiet',
                    '--destdir', _folder.name], check=True, stdout=subprocess.DEVNULL)
    SHARE = next(pathlib.Path(_folder.name).rglob(f'{APP}.desktop')).parent.parent


def entry(path):
    """A file of groups and keys; keys keep their case."""
    parser = configparser.RawConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read_string((SHARE / path).read_text(encoding='utf-8'))
    return parser


def commands():
    told = subprocess.run([CLI, '--help'], capture_output=True, text=True, check=True).stdout
    return re.findall(r'^  ([a-z]+)  ', told, re.MULTILINE)


def options(command):
    told = subprocess.run([CLI, command, '--help'], capture_output=True, text=True,
                          check=True).stdout
    return set(re.findall(r'(?<!\S)--[a-z][a-z-]*', told.split('Options:')[1].split('\n\n')[0]))


@tap.test('all that the desktop and the shell look for is installed')
def files():
    for path in (f'applications/{APP}.desktop', f'metainfo/{APP}.metainfo.xml',
                 f'mime/packages/{APP}.xml', f'dbus-1/services/{APP}.service',
                 f'thumbnailers/{APP}.thumbnailer', f'glib-2.0/schemas/{APP}.gschema.xml',
                 f'icons/hicolor/scalable/apps/{APP}.svg',
                 f'icons/hicolor/symbolic/apps/{APP}-symbolic.svg',
                 'man/man6/ugolki.6', 'man/man6/ugolki-cli.6',
                 'bash-completion/completions/ugolki-cli',
                 'fish/vendor_completions.d/ugolki-cli.fish', 'zsh/site-functions/_ugolki-cli',
                 *(f'locale/{language}/LC_MESSAGES/ugolki.mo' for language in LANGUAGES),
                 *(f'help/{language}/ugolki/index.page' for language in ('C', *LANGUAGES))):
        if not (SHARE / path).is_file():
            yield f'{path} is not there'


@tap.test('the bus starts the program that is installed, and the entry says that it does')
def service():
    service_of = entry(f'dbus-1/services/{APP}.service')['D-BUS Service']
    program, *arguments = shlex.split(service_of['Exec'])
    if service_of['Name'] != APP or arguments != ['--gapplication-service']:
        yield dict(service_of)
    if not os.access(_folder.name + program, os.X_OK):
        yield f'{program} is not what was installed'
    if entry(f'applications/{APP}.desktop')['Desktop Entry']['DBusActivatable'] != 'true':
        yield 'the desktop does not know of it'


@tap.test('each action of the entry has a name in each language and is one of the program')
def entry_actions():
    parser = entry(f'applications/{APP}.desktop')
    source = (ROOT / 'src/ui/ugo-application.c').read_text(encoding='utf-8')
    names = parser['Desktop Entry']['Actions'].strip(';').split(';')
    if len(names) < 3:
        yield f'only {names}'
    for name in names:
        action = parser[f'Desktop Action {name}']
        if f'{{ .name = "{name}", ' not in source:
            yield f'{name} is no action of the program'
        if action['Exec'] != f'gapplication action {APP} {name}':
            yield f'{name} is done by {action["Exec"]}'
        for language in LANGUAGES:
            if f'Name[{language}]' not in action:
                yield f'{name} has no name in {language}'


@tap.test('the description is told in each language')
def description():
    text = (SHARE / f'metainfo/{APP}.metainfo.xml').read_text(encoding='utf-8')
    for tag in ('summary', 'p'):
        n_own = len(re.findall(f'<{tag}>', text))
        for language in LANGUAGES:
            n_there = len(re.findall(f'<{tag} xml:lang="{language}">', text))
            if n_there != n_own or n_own == 0:
                yield f'{tag}: {n_own} in English, {n_there} in {language}'


def thumbnail(source, size):
    """What the thumbnailer makes of a file: (exit status, width, height)."""
    line = entry(f'thumbnailers/{APP}.thumbnailer')['Thumbnailer Entry']['Exec']
    picture = os.path.join(_folder.name, 'thumbnail.png')
    values = {'%s': str(size), '%o': picture, '%i': str(source), 'ugolki-cli': CLI}
    done = subprocess.run([values.get(word, word) for word in shlex.split(line)],
                          capture_output=True, check=False)
    if done.returncode != 0:
        return done.returncode, 0, 0
    head = pathlib.Path(picture).read_bytes()[:24]
    assert head[:8] == b'\x89PNG\r\n\x1a\n', head
    return 0, int.from_bytes(head[16:20], 'big'), int.from_bytes(head[20:24], 'big')


@tap.test('the thumbnailer draws games of both kinds, damaged ones too, in the size it is told')
def thumbnails():
    for name in ('gyges.ugn', 'nags.ugn', 'illegal-3.ugn'):
        for size in (128, 512):
            status, width, height = thumbnail(pathlib.Path(tap.DATA) / 'records' / name, size)
            if status != 0 or height != size or not 0 < width <= size:
                yield f'{name} in {size}: {status}, {width}×{height}'
    if thumbnail(pathlib.Path(tap.DATA) / 'records/empty.ugn', 128)[0] == 0:
        yield 'a file without a game has a picture'


@tap.test('a thumbnail of a puzzle does not show its solution')
def puzzle_thumbnail():
    puzzle = ROOT / 'data/puzzles/road.ugn'
    pictures = []
    for plies in ([], ['--ply', '0'], ['--ply', '2']):
        pictures.append(subprocess.run([CLI, 'convert', '--to', 'svg', *plies, puzzle, '-o', '-'],
                                       capture_output=True, check=True).stdout)
    if pictures[0] != pictures[1] or pictures[0] == pictures[2]:
        yield 'the picture is not that of the position to be solved'


@tap.test('the manual pages are well formed and know every command and option')
def manual():
    page = (SHARE / 'man/man6/ugolki-cli.6').read_text(encoding='utf-8').replace('\\-', '-')
    for command in commands():
        part = re.search(rf'^\.SS {command}$(.*?)(?=^\.S|\Z)', page, re.MULTILINE | re.DOTALL)
        for option in options(command):
            if part is None or option not in part[1]:
                yield f'{command} {option} is not in the manual'
    if shutil.which('man'):
        for path in (SHARE / 'man/man6').iterdir():
            done = subprocess.run(['man', '--warnings', '-E', 'UTF-8', '-l', '-Tutf8', '-Z', path],
                                  capture_output=True, text=True, check=False)
            if done.returncode != 0 or done.stderr:
                yield f'{path.name}: {done.stderr}'


@tap.test('a Flatpak is sealed: no network, no files but those that are chosen')
def flatpak():
    manifest = json.loads((ROOT / f'flatpak/{APP}.json').read_text(encoding='utf-8'))
    if manifest['id'] != APP or manifest['command'] != 'ugolki':
        yield f'it is {manifest["id"]} and starts {manifest["command"]}'
    if manifest['runtime'].rpartition('.')[0] != manifest['sdk'].rpartition('.')[0]:
        yield 'it is built with another system than it runs on'
    for argument in manifest['finish-args']:
        if argument == '--share=network' or argument.startswith(('--filesystem', '--talk-name',
                                                                 '--system', '--own-name')):
            yield f'{argument} is not needed'
    for source in manifest['modules'][-1]['sources']:
        if not (ROOT / 'flatpak' / source['path'] / 'meson.build').is_file():
            yield f'{source} is not the project'
    if shutil.which('flatpak-builder'):
        subprocess.run(['flatpak-builder', '--show-manifest', ROOT / f'flatpak/{APP}.json'],
                       check=True, capture_output=True, cwd=_folder.name)


COMPLETE_BASH = '''
compopt () { :; }
. "$1/bash-completion/completions/ugolki-cli"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
before=
[ "$COMP_CWORD" -eq 0 ] || before=${COMP_WORDS[COMP_CWORD - 1]}
_ugolki_cli "$CLI" "${COMP_WORDS[COMP_CWORD]}" "$before"
printf '%s\\n' "${COMPREPLY[@]}"
'''


def complete_bash(*words):
    return set(subprocess.run(['bash', '-c', COMPLETE_BASH, 'bash', SHARE, 'ugolki-cli', *words],
                              env={**os.environ, 'CLI': CLI}, capture_output=True, text=True,
                              check=True).stdout.split())


def complete_fish(*words):
    script = (f'source {SHARE}/fish/vendor_completions.d/ugolki-cli.fish; '
              f'complete -C {shlex.quote(" ".join(("ugolki-cli", *words)))}')
    folder = {'HOME': _folder.name, 'PATH': f'{os.path.dirname(CLI)}:{os.environ["PATH"]}'}
    told = subprocess.run(['fish', '--no-config', '-c', script], env={**os.environ, **folder},
                          capture_output=True, text=True, check=True).stdout
    return {line.split('\t')[0] for line in told.splitlines()}


def check_completion(complete, is_assigned):
    """A shell's completion; whether it offers “--name=” for an option with a value."""
    if not set(commands()) <= complete(''):
        yield f'commands: {complete("")}'
    if complete('ben') != {'bench'}:
        yield f'ben: {complete("ben")}'
    for command in ('convert', 'match', 'moves'):
        found = {word.rstrip('=') for word in complete(command, '--')}
        if found != options(command):
            yield f'{command}: {found} for {options(command)}'
    value = ('--to=', 'p') if is_assigned else ('--to', 'p')
    words = complete('convert', ''.join(value)) if is_assigned else complete('convert', *value)
    if {word.rpartition('=')[2] for word in words} != {'png', 'pdf'}:
        yield f'formats: {words}'


@tap.test('bash completes commands, options and words')
def bash():
    yield from check_completion(complete_bash, is_assigned=False)
    if not {'road', 'win-now'} <= complete_bash('generate', '--theme', '=', ''):
        yield f'themes: {complete_bash("generate", "--theme", "=", "")}'
    if complete_bash('convert', '--theme', '=', 'sl') != {'slate'}:
        yield 'boards have no names'


@tap.test('fish completes commands, options and words')
def fish():
    if not shutil.which('fish'):
        raise tap.Skip('there is no fish')
    yield from check_completion(complete_fish, is_assigned=False)


if __name__ == '__main__':
    install()
    tap.run()
