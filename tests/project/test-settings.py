# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of the settings against the names the program uses."""

import os
import pathlib
import re
import xml.etree.ElementTree as xml

import tap

ROOT = pathlib.Path(os.environ['UGO_SOURCE_ROOT'])
SCHEMA = xml.parse(ROOT / 'data/org.ugolki.Ugolki.gschema.xml').getroot().find('schema')
KEYS = {key.get('name'): key for key in SCHEMA.findall('key')}


def names_in_code():
    """The keys that the sources define."""
    text = ''.join(path.read_text(encoding='utf-8') for path in (ROOT / 'src').rglob('*.h'))
    return set(re.findall(r'^#define UGO_KEY_\w+ "([^"]*)"', text, re.MULTILINE))


@tap.test('the program and the schema name the same keys')
def same_keys():
    names = names_in_code()
    if not names:
        yield 'no key found in the sources'
    for name in sorted(names - KEYS.keys()):
        yield f'{name} is not in the schema'
    for name in sorted(KEYS.keys() - names):
        yield f'{name} is in the schema, and nobody uses it'


@tap.test('every key is explained')
def explained():
    return [name for name, key in KEYS.items() if not (key.findtext('summary') or '').strip()]


@tap.test('the path is that of the program')
def path():
    if SCHEMA.get('id') != 'org.ugolki.Ugolki' or SCHEMA.get('path') != '/org/ugolki/Ugolki/':
        yield f'{SCHEMA.get("id")} at {SCHEMA.get("path")}'


if __name__ == '__main__':
    tap.run()
