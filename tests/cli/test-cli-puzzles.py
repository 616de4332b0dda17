"""test-cli-puzzles.py: ugolki-cli solve and generate

SPDX-License-Identifier: GPL-3.0-or-later
"""

import glob
import os
import re
import subprocess
import sys
import tempfile
import time

import tap
from tap import test

CLI = os.environ["UGOLKI_CLI"]
IS_SMALL = os.environ.get("UGO_TEST_MATRIX") == "small"
PACKS = sorted(glob.glob(os.path.join(os.path.dirname(os.path.dirname(tap.DATA)),
                                      "data", "puzzles", "*.ugn")))


def run(*arguments, text=None):
    done = subprocess.run([CLI, *arguments], input=text, capture_output=True, text=True,
                          encoding="utf-8", check=False)
    return done.returncode, done.stdout, done.stderr


def puzzles_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n\n[Event ")


@test("solve proves every puzzle that comes with the program")
def packs():
    paths = [path for path in PACKS if not IS_SMALL or "which-line" in path]
    began = time.monotonic()
    status, out, err = run("solve", "--jobs", "2", *paths)
    print(f"# {len(out.splitlines()) - 1} puzzles in {time.monotonic() - began:.1f} s, two at a "
          "time", file=sys.stderr)
    if status != 0 or err:
        yield f"{status}: {err}"
    *lines, total = out.splitlines()
    for line in lines:
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*-\d-\d+ ok .*", line) \
                and not re.match(r"whole-army-\S+ ok ", line):
            yield line
    n_puzzles = sum(len(puzzles_of(path)) for path in paths)
    if len(lines) != n_puzzles or not re.search(rf"\b{n_puzzles}\b", total):
        yield f"{len(lines)} of {n_puzzles} are told: {total}"


def false_claims(text):
    """The puzzle, claiming a move less than it takes."""
    moves = int(re.search(r'\[Moves "(\d+)"\]', text)[1])
    return re.sub(r'\[Moves "\d+"\]', f'[Moves "{moves - 1}"]', text), moves


@test("a claim that is a move too low is told, one of each pack where moves are counted")
def lies():
    n_told = 0
    for path in PACKS:
        told = '[Event ' + puzzles_of(path)[-1].strip() + "\n"
        lie, moves = false_claims(told)
        if moves < 2 or "whole-army" in path or IS_SMALL and "which-line" not in path:
            continue
        status, out, _err = run("solve", "-", text=lie)
        if status != 1 or " wrong: " not in out:
            yield f"{os.path.basename(path)}: {status}: {out}"
        n_told += 1
    if n_told < (1 if IS_SMALL else 8):
        yield f"only {n_told} tried"


@test("a file that holds no puzzle is told, and the others are proved")
def no_puzzle():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "game.ugn")
        with open(path, "w", encoding="utf-8") as file:
            file.write('[Variant "Ugolki 9"]\n\n1. c2-c4 *\n')
        pack = next(path for path in PACKS if "which-line" in path)
        status, out, err = run("solve", path, pack)
        if status != 1 or "game.ugn" not in out + err:
            yield f"{status}: {err}"
        if out.count(" ok ") != len(puzzles_of(pack)):
            yield out


@test("generate lists the themes, and the same seed makes the same puzzles")
def generate():
    themes = [line.split() for line in run("generate", "--list")[1].splitlines()]
    if {game for game, *_rest in themes} != {"ugolki", "gyges"} or len(themes) != len(PACKS):
        yield themes
    for game, theme, low, high in themes:
        if theme == "whole-army" or IS_SMALL and theme != "which-line":
            continue
        first = run("generate", "--game", game, "--theme", theme, "--level", low, "--seed", "5")
        again = run("generate", "--theme", theme, "--level", low, "--seed", "5")
        if first[0] != 0 or first != again or f'[Theme "{theme}"]' not in first[1]:
            yield f"{theme}: {first}"
        for level in (int(low) - 1, int(high) + 1):
            if run("generate", "--theme", theme, "--level", str(level))[0] == 0:
                yield f"{theme} has a level {level}"


@test("a seed is any number of 64 bits, and the name of its puzzle is one that makes it")
def seeds():
    for seed in ("0", "9223372036854775808", "18446744073709551615"):
        status, out, err = run("generate", "--theme", "which-line", "--seed", seed)
        if status != 0 or f'[Puzzle "which-line-1-{seed}"]' not in out:
            yield f"{seed}: {status}: {out}{err}"
    for seed in ("-1", "18446744073709551616", "x", "", "1.5", "0x10", " 1"):
        status, out, err = run("generate", "--theme", "which-line", f"--seed={seed}")
        if status != 2 or out or "--seed" not in err:
            yield f"{seed}: {status}: {out}{err}"


@test("a file in which there is nothing is told, by name and by status")
def nothing():
    for text in ("", "\n\n", "\ufeff"):
        status, out, err = run("solve", "-", text=text)
        if status != 1 or "no puzzle" not in err or out != "0 puzzles, 0 ok, 0 wrong\n":
            yield f"{text!r}: {status}: {out}{err}"


@test("one is one puzzle, and two are puzzles")
def counts():
    for n, total in ((1, "1 puzzle, 1 ok, 0 wrong"), (2, "2 puzzles, 2 ok, 0 wrong")):
        text = run("generate", "--theme", "which-line", "--count", str(n))[1]
        out = run("solve", "-", text=text)[1]
        if out.splitlines()[-1] != total:
            yield out
    status, _out, err = run("generate", "--theme", "whole-army", "--level", "2", "--count", "3")
    if status != 1 or "only 1 puzzle of" not in err:
        yield f"{status}: {err}"


@test("of every few that are made, the one that is kept is among them, and the most interesting")
def best_of():
    for theme in ("which-line",) if IS_SMALL else ("which-line", "last-brick", "road"):
        made = run("generate", "--theme", theme, "--level", "2", "--count", "4")[1]
        best = run("generate", "--theme", theme, "--level", "2", "--best-of", "4")[1]
        if best.strip() not in made:
            yield f"{theme}: {best}"


tap.run()
