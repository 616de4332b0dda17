# SPDX-License-Identifier: GPL-3.0-or-later
"""What the documents say, tried."""

import os
import pathlib
import re
import shlex
import subprocess
import tempfile

import tap

ROOT = pathlib.Path(os.environ['UGO_SOURCE_ROOT'])
CLI = os.environ['UGOLKI_CLI']


def read(path):
    return (ROOT / path).read_text(encoding='utf-8')


def run(folder, *arguments):
    return subprocess.run([CLI, *arguments], cwd=folder, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, encoding='utf-8', check=False)


def example():
    """The record that docs/records.md shows."""
    return re.search(r'^```\n(\[Event .*?)^```$', read('docs/records.md'), re.DOTALL | re.MULTILINE)[1]


@tap.test('the record in the description of the format is in the standard form')
def record():
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / 'game.ugn').write_text(example(), encoding='utf-8')
        done = run(folder, 'convert', 'game.ugn', '-o', '-')
        if done.returncode != 0 or done.stdout != example():
            yield f'{done.stderr}{done.stdout}'


@tap.test('the record in the help can be read')
def help_record():
    text = re.search('<code>(1\\. .*?)</code>', read('help/C/records.page'))[1]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / 'game.ugn').write_text(text, encoding='utf-8')
        done = run(folder, 'check', 'game.ugn')
        if done.returncode != 0 or not done.stdout.startswith('game.ugn:'):
            yield f'{done.stderr}{done.stdout}'


@tap.test('the variants and positions in the description of the format are understood')
def words():
    variants = re.findall(r'`((?:Ugolki|Gyges)[^`]*)`', read('docs/records.md'))
    if len(variants) < 6:
        yield f'only {variants} found'
    for variant in variants:
        done = run('/', 'moves', '--variant', variant)
        if done.returncode != 0 or not done.stdout:
            yield f'{variant}: {done.stderr}'
    for fen in re.findall(r'`([^`]*/[^`]* [wb] \d+)`', read('docs/records.md')):
        done = run('/', 'moves', '--variant', 'Gyges' if '.' in fen else 'Ugolki', '--fen', fen)
        if done.returncode != 0 or not done.stdout:
            yield f'{fen}: {done.stderr}'


@tap.test('the commands in the README do what they say')
def commands():
    lines = re.findall(r'^ugolki-cli (.*)$', read('README.md'), re.MULTILINE)
    if len(lines) < 6:
        yield f'only {lines} found'
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / 'game.ugn').write_text(example(), encoding='utf-8')
        other = pathlib.Path(folder) / 'other'
        other.write_text(f'#!/bin/sh\nexec {shlex.quote(CLI)} engine\n', encoding='utf-8')
        other.chmod(0o755)
        for line in lines:
            arguments = shlex.split(line, comments=True)
            for option, value in (('--ply', '3'), ('--games', '2')):
                if option in arguments:
                    arguments[arguments.index(option) + 1] = value
            output = arguments.pop() if '>' in arguments else None
            done = run(folder, *[word for word in arguments if word != '>'])
            if output:
                (pathlib.Path(folder) / output).write_text(done.stdout, encoding='utf-8')
            if done.returncode != 0:
                yield f'{line}: {done.stderr}'


if __name__ == '__main__':
    tap.run()
