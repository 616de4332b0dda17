# SPDX-License-Identifier: GPL-3.0-or-later
"""Translations: complete, up to date, in the game's own words, and well set."""

import ast
import os
import pathlib
import re
import subprocess
import tempfile

import tap

ROOT = pathlib.Path(os.environ['UGO_SOURCE_ROOT'])
LANGUAGES = ['it', 'ru']
PLURALS = {'it': 2, 'ru': 3}

# What meson's preset for GLib tells xgettext.
KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3',
            'g_dpgettext2:2c,3']

# What calls for a translation in a source, and in a file of another kind.
CALL = re.compile(r'\b(?:_|N_|C_|NC_|(?:g_)?d?n?p?gettext2?|g_dcgettext)\s*\(\s*"')
MARK = re.compile(r'translatable="yes"')
# Files of data that are translated whole.
WHOLE = ['data/*.desktop.in', 'data/*.xml.in', 'data/*.gschema.xml', 'data/lessons/glossary.xml',
         'data/lessons/*.lesson.xml']


class Message:
    """An entry of a catalogue."""

    def __init__(self):
        self.fields = {}
        self.flags = set()

    @property
    def id(self):
        return self.fields['msgid']

    @property
    def key(self):
        return self.fields.get('msgctxt'), self.id

    @property
    def originals(self):
        return [self.id, self.fields.get('msgid_plural', self.id)]

    @property
    def translations(self):
        return [text for field, text in self.fields.items() if field.startswith('msgstr')]


def read_catalogue(text):
    """Lists the messages of a .po file, the header first, obsolete ones left out."""
    messages = []
    for block in re.split(r'\n\s*\n', text):
        message, field = Message(), None
        for line in block.splitlines():
            if line.startswith('#,'):
                message.flags |= {flag.strip() for flag in line[2:].split(',')}
            elif match := re.match(r'(msg\w+(?:\[\d\])?) (".*")$', line):
                field = match[1]
                message.fields[field] = ast.literal_eval(match[2])
            elif line.startswith('"'):
                message.fields[field] += ast.literal_eval(line)
        if 'msgid' in message.fields:
            messages.append(message)
    return messages


def potfiles():
    lines = (ROOT / 'po/POTFILES').read_text(encoding='utf-8').splitlines()
    return [line for line in lines if line and not line.startswith('#')]


def linguas(folder):
    text = (ROOT / folder / 'LINGUAS').read_text(encoding='utf-8')
    return re.sub('#.*', '', text).split()


def output_of(*command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding='utf-8',
                          env=os.environ | {'GETTEXTDATADIRS': str(ROOT / 'data')}, check=False)
    if done.returncode != 0:
        raise RuntimeError(f'{command[0]}: {done.stderr}')
    return done.stdout


def template():
    """The text of a fresh template of the program's catalogue."""
    keywords = [f'--keyword={keyword}' for keyword in KEYWORDS]
    return output_of('xgettext', '--from-code=UTF-8', *keywords, '--output=-', *potfiles())


def help_template():
    """The text of a fresh template of the help's catalogue."""
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder) / 'help.pot'
        output_of('itstool', '--no-builtins', '--its', 'help/mallard.its', '-o', str(pot),
                  *map(str, sorted((ROOT / 'help/C').glob('*.page'))))
        return pot.read_text(encoding='utf-8')


def catalogues():
    """Yields (name, language, path, template's text) of every catalogue."""
    pot = template()
    for language in linguas('po'):
        path = ROOT / f'po/{language}.po'
        yield f'po/{path.name}', language, path, pot
    pot = help_template() if linguas('help') else ''
    for language in linguas('help'):
        path = ROOT / f'help/{language}/{language}.po'
        yield f'help/{path.name}', language, path, pot


CATALOGUES = list(catalogues())
TEMPLATE = read_catalogue(template())


def messages():
    """Yields (where, language, message) for what is translated."""
    for catalogue, language, path, _ in CATALOGUES:
        for message in read_catalogue(path.read_text(encoding='utf-8')):
            if message.id:
                yield f'{catalogue}: “{message.id}”', language, message


@tap.test('the languages are Italian and Russian')
def languages():
    for folder in ('po', 'help'):
        if linguas(folder) != LANGUAGES:
            yield f'{folder}/LINGUAS names {linguas(folder)}'


@tap.test('every file with words is in POTFILES, and no other')
def files():
    with_words = {str(path.relative_to(ROOT)) for pattern in WHOLE for path in ROOT.glob(pattern)}
    for path in (ROOT / 'src').rglob('*'):
        mark = {'.c': CALL, '.h': CALL, '.ui': MARK}.get(path.suffix)
        if mark and mark.search(path.read_text(encoding='utf-8')):
            with_words.add(str(path.relative_to(ROOT)))
    listed = potfiles()
    for path in sorted(with_words - set(listed)):
        yield f'{path} is missing'
    for path in sorted(set(listed) - with_words):
        yield f'{path} has no words'
    if listed != sorted(listed):
        yield 'the files are not in order'


@tap.test('every catalogue is in good form')
def form():
    for name, _, path, _ in CATALOGUES:
        done = subprocess.run(['msgfmt', '--check', '--output-file=/dev/null', path],
                              capture_output=True, text=True, check=False)
        if done.returncode != 0:
            yield f'{name}: {done.stderr}'


@tap.test('every message is translated, none is in doubt')
def complete():
    for where, _, message in messages():
        if 'fuzzy' in message.flags:
            yield f'{where} is fuzzy'
        if not all(message.translations):
            yield f'{where} is not translated'


@tap.test('every catalogue has the messages of the sources, and no others')
def current():
    for name, _, path, pot in CATALOGUES:
        there = {message.key for message in read_catalogue(path.read_text(encoding='utf-8'))}
        wanted = {message.key for message in read_catalogue(pot)}
        for _, text in sorted(wanted - there, key=str):
            yield f'{name} lacks “{text}”'
        for _, text in sorted(there - wanted, key=str):
            yield f'{name} has “{text}”, which nothing uses'


@tap.test('every catalogue knows its plural forms')
def plurals():
    for name, language, path, _ in CATALOGUES:
        header = read_catalogue(path.read_text(encoding='utf-8'))[0].translations[0]
        if f'nplurals={PLURALS[language]};' not in header:
            yield f'{name} has other plural forms'
    for where, language, message in messages():
        if 'msgid_plural' in message.fields and len(message.translations) != PLURALS[language]:
            yield f'{where} has {len(message.translations)} plural forms'


# A tag of a record, an attribute of XML, and the dots after the number of Black’s move.
NOTATION = re.compile(r'''\[\w+ "[^"]*"\]|\b\w+="[^"]*"|(?:%(?:\d\$)?u|\d)\.\.\.''')
STRAIGHT = re.compile(r'''["']|\.\.\.''')


@tap.test('quotes, apostrophes and dots are typographic, in English too')
def typography():
    for message in TEMPLATE[1:]:
        for text in message.originals:
            if STRAIGHT.search(NOTATION.sub('', text)):
                yield f'“{text}”'
    for where, language, message in messages():
        for text in message.translations:
            straight = STRAIGHT.search(NOTATION.sub('', text))
            if straight or (language == 'ru' and re.search('[“”]', text)):
                yield f'{where} → “{text}”'


@tap.test('a translation begins and ends like its message')
def ends():
    for where, _, message in messages():
        for text in filter(None, message.translations):
            for mark in ('.', '…', ':', '?', '!', ' '):
                if text.endswith(mark) != message.id.endswith(mark):
                    yield f'{where} → “{text}”: the end'
            if text.startswith(' ') != message.id.startswith(' '):
                yield f'{where} → “{text}”: the beginning'
            if '://' not in text and text.count('_') != message.id.count('_'):
                yield f'{where} → “{text}”: the mnemonic'


def terms():
    """The rows of the table of words: (English, {language: expression})."""
    lines = (ROOT / 'po/terms.tsv').read_text(encoding='utf-8').splitlines()
    rows = [line.split('\t') for line in lines if line and not line.startswith('#')]
    return [(row[0], dict(zip(LANGUAGES, row[1:]))) for row in rows if row[0] != 'free'], \
        {row[1] for row in rows if row[0] == 'free'}


@tap.test('translations use the words of the game')
def words():
    rows, free = terms()
    for where, language, message in messages():
        for english, expressions in rows:
            expression = re.compile(expressions[language], re.IGNORECASE)
            for text in filter(None, message.translations):
                if english == 'never':
                    if found := expression.search(text):
                        yield f'{where} → “{text}”: never “{found[0]}”'
                elif message.id not in free and not expression.search(text):
                    if re.search(rf'\b(?:{english})\b', message.id, re.IGNORECASE):
                        yield f'{where} → “{text}”: “{english}” is {expressions[language]}'


# What only sentences on Gygès speak of, and what its lines are not called.
GYGES = re.compile(r'\b(?:South|North|singles?|doubles?|triples?|bounces?|Gygès)\b', re.IGNORECASE)
NO_LINE = {'it': re.compile(r'\b(?:riga|righe|travers[ae])\b', re.IGNORECASE),
           'ru': re.compile(r'(?<!по )\bгоризонтал', re.IGNORECASE)}


@tap.test('the lines of Gygès are called lines')
def lines():
    for where, language, message in messages():
        # The ranks of a position’s text are those of both games.
        if GYGES.search(message.id) and '/' not in message.id:
            for text in message.translations:
                if found := NO_LINE[language].search(text):
                    yield f'{where} → “{text}”: “{found[0]}”'


if __name__ == '__main__':
    tap.run()
