# SPDX-License-Identifier: GPL-3.0-or-later
"""tools/count, which the last line of every test run comes from."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import tap

COUNT = pathlib.Path(os.environ['UGO_SOURCE_ROOT']) / 'tools/count'


def count(*tests, options=()):
    """What tools/count prints for a log of these (result, output), and its exit status."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / 'testlog.json'
        log.write_text(''.join(json.dumps({'name': f'test {number}', 'result': result,
                                           'stdout': output}) + '\n'
                               for number, (result, output) in enumerate(tests)),
                       encoding='utf-8')
        done = subprocess.run([sys.executable, COUNT, *options, log], capture_output=True, text=True,
                              check=False)
        return done.stdout.splitlines(), done.returncode


def expect(tests, last, status):
    lines, returned = count(*tests)
    if not lines or lines[-1] != last or returned != status:
        yield f'{tests}: {lines}, exit status {returned}'


@tap.test('subtests are counted one by one')
def subtests():
    yield from expect([('OK', '1..3\nok 1 /a\nok 2 /b\n# ok 9 a remark\nok 3 /c # SKIP no screen\n')],
                      '2 passed, 0 failed', 0)


@tap.test('a test without subtests counts once')
def plain():
    yield from expect([('OK', ''), ('OK', 'all is well')], '2 passed, 0 failed', 0)


@tap.test('a subtest that failed is a failure, and so is the run')
def failure():
    yield from expect([('FAIL', 'ok 1 /a\nnot ok 2 /b\n')], '1 passed, 1 failed', 1)


@tap.test('what a failed test said last is told on demand, and of no other test')
def explained():
    lines, _ = count(('OK', 'fine\nok 1 /a\n'), ('FAIL', 'a reason\nnot ok 1 /b\n'),
                     options=['--explain'])
    if 'a reason' not in lines or 'fine' in lines or '--- test 1' not in lines:
        yield f'{lines}'


@tap.test('a failure that was expected is none')
def todo():
    yield from expect([('OK', 'not ok 1 /a # TODO later\n')], '1 passed, 0 failed', 0)


@tap.test('a crash is a failure, whatever passed before')
def crash():
    for result in ('ERROR', 'TIMEOUT', 'INTERRUPT', 'FAIL', 'UNEXPECTEDPASS'):
        yield from expect([(result, '1..9\nok 1 /a\n')], '1 passed, 1 failed', 1)


@tap.test('a run in which nothing passed has failed')
def nothing():
    yield from expect([], '0 passed, 0 failed', 1)
    yield from expect([('SKIP', '')], '0 passed, 0 failed', 1)


@tap.test('what failed and what was skipped is named')
def names():
    lines, _ = count(('FAIL', 'not ok 1 - /a\n'), ('SKIP', ''))
    if lines[:2] != ['skipped: test 1', 'failed: test 0: /a']:
        yield f'{lines}'


if __name__ == '__main__':
    tap.run()
