"""test-cli-sheet.py: puzzles on paper

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import subprocess
import tempfile

import tap
from tap import test

CLI = os.environ["UGOLKI_CLI"]


def run(*arguments, stdin=b""):
    return subprocess.run([CLI, *arguments], input=stdin, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=300)


def puzzles(count):
    done = run("generate", "--theme", "longest-chain", "--level", "2", "--count", str(count))
    assert done.returncode == 0, done.stderr
    return done.stdout


def n_pages(pdf):
    assert pdf.startswith(b"%PDF-"), pdf[:20]
    return int(re.search(rb"/Count (\d+)\n", pdf)[1])


@test("a sheet has six puzzles a page, then their solutions")
def _():
    for count, pages in ((1, 2), (6, 2), (7, 3), (13, 4)):
        done = run("sheet", "-", "-o", "-", stdin=puzzles(count))
        assert done.returncode == 0 and not done.stderr, done.stderr
        assert n_pages(done.stdout) == pages, (count, pages)


@test("puzzles of several files are on one sheet")
def _():
    with tempfile.TemporaryDirectory() as folder:
        one, other, out = (os.path.join(folder, name) for name in ("a.ugn", "b.ugn", "out.pdf"))
        for path, count in ((one, 5), (other, 2)):
            with open(path, "wb") as file:
                file.write(puzzles(count))
        done = run("sheet", one, other, "-o", out, "--theme", "slate", "--title", "Сегодня")
        assert done.returncode == 0, done.stderr
        with open(out, "rb") as file:
            assert n_pages(file.read()) == 3


@test("what is no puzzle is told and left out")
def _():
    game = b'[Event "?"]\n[Variant "Ugolki 9"]\n[Result "*"]\n\n1. c2-c4 *\n\n'
    wrong = puzzles(1).replace(b"[Goal \"jumps", b"[Goal \"leaps")
    done = run("sheet", "-", "-o", "-", stdin=game + puzzles(2) + b"\n" + wrong)
    assert done.returncode == 1
    assert n_pages(done.stdout) == 2
    assert b"game 1 is no puzzle" in done.stderr and b"game 4 is no puzzle" in done.stderr
    assert done.stderr.count(b"\n") == 2, done.stderr


@test("without puzzles nothing is written")
def _():
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out.pdf")
        done = run("sheet", "-", "-o", out, stdin=b"")
        assert done.returncode == 1 and b"there are no puzzles" in done.stderr
        done = run("sheet", os.path.join(folder, "none.ugn"), "-o", out)
        assert done.returncode == 1 and done.stderr
        assert os.listdir(folder) == []


@test("wrong arguments are told")
def _():
    for arguments in ((), ("-",), ("-o", "x.pdf"), ("-", "-o", "x.pdf", "--theme", "tartan"),
                      ("-", "-o", "x.pdf", "--levels")):
        done = run("sheet", *arguments)
        assert done.returncode == 2 and done.stderr.startswith(b"ugolki-cli sheet: "), arguments
    assert b"A4" in run("sheet", "--help").stdout


if __name__ == "__main__":
    tap.run()
