"""tap.py: tests in Python, told in the Test Anything Protocol

SPDX-License-Identifier: GPL-3.0-or-later

A test is a function marked with @test("a sentence"). It fails by an exception, an AssertionError
first of all, or by returning or yielding what is wrong, as strings; it is skipped by Skip.
"""

import os
import sys
import traceback

_tests = []

DATA = os.path.join(os.environ.get("G_TEST_SRCDIR", os.path.dirname(os.path.dirname(__file__))),
                    "data")


class Skip(Exception):
    """The test cannot be made here; the reason is its argument."""


def test(sentence):
    def register(function):
        _tests.append((sentence, function))
        return function
    return register


def tsv(name):
    """The rows of a tab-separated file of tests/data, without comments and empty lines."""
    with open(os.path.join(DATA, name), encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\n")
            if line and not line.startswith("#"):
                yield line.split("\t")


def run():
    """Runs the tests, or those whose sentence holds a word of the command line, and exits."""
    words = sys.argv[1:]
    chosen = [(s, f) for s, f in _tests if not words or any(word in s for word in words)]
    failed = 0
    print("TAP version 13")
    print(f"1..{len(chosen)}", flush=True)
    for number, (sentence, function) in enumerate(chosen, 1):
        try:
            faults = list(function() or ())
            for fault in faults:
                print(f"# {fault}", file=sys.stderr)
            failed += bool(faults)
            print(f"{'not ok' if faults else 'ok'} {number} - {sentence}", flush=True)
        except Skip as reason:
            print(f"ok {number} - {sentence} # SKIP {reason}", flush=True)
        except Exception:
            failed += 1
            for line in traceback.format_exc().splitlines():
                print(f"# {line}", file=sys.stderr)
            print(f"not ok {number} - {sentence}", flush=True)
    sys.exit(1 if failed else 0)
