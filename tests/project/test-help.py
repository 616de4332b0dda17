# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pages of the help refer to is there."""

import configparser
import os
import pathlib
import re
import xml.etree.ElementTree as ElementTree

import tap

ROOT = pathlib.Path(os.environ['UGO_SOURCE_ROOT'])
MALLARD = '{http://projectmallard.org/1.0/}'
PAGES = {path.stem: ElementTree.parse(path).getroot()
         for path in sorted((ROOT / 'help/C').glob('*.page'))}


def elements(name):
    """Yields (page's id, element) for the elements of a name on all pages."""
    for page, root in PAGES.items():
        for element in root.iter(MALLARD + name):
            yield page, element


def words(element):
    return ' '.join(''.join(element.itertext()).split())


@tap.test('there are pages, each named as its file')
def names():
    if 'index' not in PAGES:
        yield 'no index'
    for page, root in PAGES.items():
        if root.get('id') != page:
            yield f'{page}: {root.get("id")}'


@tap.test('every page is built, and no other')
def built():
    listed = re.findall(r"'([\w-]+)\.page'", (ROOT / 'help/meson.build').read_text('utf-8'))
    if sorted(listed) != sorted(PAGES):
        yield f'{listed} are listed, {sorted(PAGES)} are there'


@tap.test('every link leads to a page, or a section of one')
def links():
    for page, link in elements('link'):
        target, _, section = link.get('xref', '').partition('#')
        root = PAGES.get(target or page)
        if link.get('href'):
            yield f'{page}: the help leads out to {link.get("href")}'
        elif root is None:
            yield f'{page}: {link.get("xref")}'
        elif section and section not in [part.get('id') for part in root.iter(MALLARD + 'section')]:
            yield f'{page}: {link.get("xref")}'


@tap.test('every page has its place in the list of one section')
def groups():
    sections = {section.get('id'): links.get('groups').split()
                for _, section in elements('section')
                for links in section.iter(MALLARD + 'links')}
    places = []
    for page, root in PAGES.items():
        guides = [link for link in root.find(MALLARD + 'info') if link.get('type') == 'guide']
        if page != 'index' and len(guides) != 1:
            yield f'{page} is listed {len(guides)} times'
        for guide in guides:
            section = guide.get('xref').partition('#')[2]
            places.append((section, guide.get('group')))
            if guide.get('group') not in sections.get(section, ()):
                yield f'{page}: {section} has no “{guide.get("group")}”'
    for place in {place for place in places if places.count(place) > 1}:
        yield f'two pages are {place}'


@tap.test('every figure is drawn and shown, and says in words what it shows')
def figures():
    file = configparser.ConfigParser()
    file.read(ROOT / 'help/figures/figures.ini', encoding='utf-8')
    drawn = {f'figures/{name}.svg' for name in file.sections()}
    shown = set()
    told = {media.get('src'): words(figure) for name in ('figure', 'td')
            for _, figure in elements(name) for media in figure.iter(MALLARD + 'media')}
    for page, media in elements('media'):
        shown.add(media.get('src'))
        if len(told[media.get('src')]) < 20:
            yield f'{page}: {media.get("src")} is not told'
    for source in sorted(drawn ^ shown):
        yield f'{source} is not {"drawn" if source in shown else "shown"}'


if __name__ == '__main__':
    tap.run()
