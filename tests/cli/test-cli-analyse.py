"""test-cli-analyse.py: ugolki-cli analyse

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import pty
import random
import re
import signal
import subprocess
import tempfile

import tap
from tap import DATA, test, tsv

CLI = os.environ["UGOLKI_CLI"]
RECORDS = os.path.join(DATA, "records")
FEW = ("--nodes", "200", "--hash", "1")


def run(*arguments, stdin=b""):
    done = subprocess.run([CLI, *arguments], input=stdin, capture_output=True, check=False,
                          timeout=120)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def analyse(text, *arguments):
    status, out, err = run("analyse", *(arguments or FEW), "-", stdin=text.encode())
    assert status == 0, (status, err, text)
    return out


def check(text):
    """The lines of `check` on the games, and the numbers of errors and warnings."""
    lines = run("check", "-", stdin=text.encode())[1].splitlines()
    counts = re.fullmatch(r"(\d+) games, (\d+) errors, (\d+) warnings", lines[-1])
    return lines[:-1], int(counts[2]), int(counts[3])


def record(variant, moves, tags=""):
    return f'[Variant "{variant}"]\n{tags}\n{" ".join(moves)} *\n'


def random_moves(variant, rng, n_plies):
    moves = []
    for _ply in range(n_plies):
        spelled = ["pass" if move == "--" else move for move in moves]
        legal = run("moves", "--variant", variant, *spelled)[1].split()
        if not legal:
            break
        moves.append(rng.choice(legal))
    return moves


@test("of every file of records the whole games are analysed, the others are as they were")
def _():
    n_analysed = n_left = 0
    for name, games, _plies, errors, _what in tsv("records/expected.tsv"):
        path = os.path.join(RECORDS, name)
        before = run("check", path)[1]
        status, out, err = run("analyse", *FEW, path)
        lines, n_errors, _n_warnings = check(out)
        left = re.findall(r": error: game (\d+) is left as it is: ", err)
        if errors == "-":
            assert n_errors == 0, (name, out)
        assert (status == 1) == (": error: " in before or bool(left)), (name, status, err)
        assert len(lines) >= int(games), (name, lines)
        again = run("analyse", *FEW, "-", stdin=out.encode())[1]
        assert again == out, name
        n_left += len(left)
        n_analysed += len(lines) - len(left)
    assert n_analysed > 15 and n_left >= 4, (n_analysed, n_left)


@test("the text of a game that cannot be read is written back to the letter")
def _():
    broken = ('[Event "b"]\n[Variant "Ugolki 9"]\n\n1. c2-c4   f7-f5 {  two  spaces }\n'
              "2. c4-c9 h6-h5 (what *\n")
    good = record("Ugolki 9", ["c2-c4", "f7-f5"])
    status, out, err = run("analyse", *FEW, "-", stdin=(good + "\n" + broken).encode())
    assert status == 1 and broken in out and "game 2 is left as it is" in err, (out, err)
    assert out.index("[%eval") < out.index(broken)
    assert "[%eval" not in out[out.index(broken):]
    chess = '[Event "c"]\n[Variant "Chess"]\n\n1. e4 e5 1-0\n'
    status, out, err = run("analyse", *FEW, "-", stdin=chess.encode())
    assert (status, out) == (1, chess) and "another game" in err, (out, err)


@test("comments, glyphs and variations of people stay")
def _():
    text = record("Ugolki 9", ["{Begin.}", "1. c2-c4", "$1", "{[%clk 0:05:00] so}",
                               "(1. a3-a4 {why not} f7-f5)", "1... f7-f5", "2. a3-a4", "$14",
                               "h6-h5", "3. b3-b4", "g6-g5"])
    out = " ".join(analyse(text).split())
    for words in ("Begin.}", "1. c2-c4 $1 {", "[%clk 0:05:00] so}", "(1. a3-a4 {why not} 1... f7-f5)",
                  "$14"):
        assert words in out, (words, out)


@test("a generated game of each kind: valid, the same twice, a fixed point")
def _():
    rng = random.Random(5)
    for variant in ("Ugolki 9", "Ugolki 16 diagonal", "Ugolki 12 no-exit mirror", "Gyges",
                    "Gyges advanced"):
        moves = random_moves(variant, rng, 30)
        text = record(variant, moves)
        out = analyse(text)
        lines, n_errors, n_warnings = check(out)
        assert (len(lines), n_errors, n_warnings) == (1, 0, 0), (variant, lines)
        assert lines[0].endswith(f" {len(moves)}"), lines
        assert analyse(text) == out and analyse(out) == out, variant
        assert analyse(text, "--depth", "2", "--hash", "1") == analyse(text, "--depth", "2", "--hash", "1")
        assert len(re.findall(r"\[%eval\s", out)) >= len(moves), out


@test("an evaluation is that of bestmove, from White's side")
def _():
    moves = ["c2-c4", "f7-f5", "b2-b4-d4", "g7-g5-e5"]
    out = " ".join(analyse(record("Ugolki 9", moves), "--depth", "3", "--hash", "1").split())
    line = re.sub(r"\([^)]*\)", "", out)
    told = [float(number) for number in re.findall(r"\[%eval (-?[\d.]+)\]", line)]
    assert len(told) == 5, out
    for ply in range(5):
        best = run("bestmove", "--depth", "3", *moves[:ply])[1].split()
        assert best[2:4] == ["score", "cp"], best
        assert abs(told[ply] * 100 - int(best[4]) * (-1) ** ply) < 30, (ply, told, best)


@test("a missed win is a blunder, with the win as a variation")
def _():
    fen = "5www/5www/5ww1/7w/b7/bb6/bbb5/bbb5 w 30"
    text = record("Ugolki 9", ["30. f6-f5"], f'[SetUp "1"]\n[FEN "{fen}"]\n')
    out = " ".join(analyse(text).split())
    assert "{[%eval #1]} 30. f6-f5 $" in out, out
    assert "(30. h5-h6 {[%eval #1] [%line]}" in out, out


@test("several games are analysed each by itself")
def _():
    games = [record("Ugolki 9", ["c2-c4", "f7-f5"]), record("Gyges", ["3@a1", "1@a6"]),
             record("Ugolki 9", [])]
    together = analyse("\n".join(games))
    assert together == "\n".join(analyse(game) for game in games)


@test("without moves, and with a position that is decided, there is little to say")
def _():
    out = analyse(record("Ugolki 9", []))
    assert "{[%eval 0.00]} *" in out or re.search(r"\{\[%eval -?\d", out), out
    fen = "5www/5www/5www/8/8/bbb5/bbb5/bb1b4 w 30"
    status, out, _err = run("analyse", *FEW, "-", stdin=record(
        "Ugolki 9", [], f'[SetUp "1"]\n[FEN "{fen}"]\n').encode())
    assert status in (0, 1) and "%eval" not in out, out


@test("a file is replaced as a whole, and one that cannot be read is told")
def _():
    with tempfile.TemporaryDirectory() as folder:
        path, out = os.path.join(folder, "a.ugn"), os.path.join(folder, "b.ugn")
        with open(path, "w", encoding="utf-8") as file:
            file.write(record("Ugolki 9", ["c2-c4"]))
        assert run("analyse", *FEW, path, "-o", out) == (0, "", "")
        assert run("analyse", *FEW, path, "-o", path) == (0, "", "")
        with open(path, "rb") as first, open(out, "rb") as second:
            assert first.read() == second.read()
        status, text, err = run("analyse", os.path.join(folder, "none.ugn"))
        assert (status, text) == (1, "") and "none.ugn: error: " in err
        status, _text, err = run("analyse", *FEW, path, "-o", os.path.join(folder, "no", "x"))
        assert status == 1 and err


def interrupted(number, arguments, stdout):
    """Starts an endless analysis and sends the signal when it has begun."""
    master, slave = pty.openpty()
    process = subprocess.Popen([CLI, "analyse", *arguments], stdout=stdout, stderr=slave)
    os.close(slave)
    heard = b""
    while b"1 of " not in heard:
        heard += os.read(master, 1000)
    process.send_signal(number)
    while True:
        try:
            data = os.read(master, 1000)
        except OSError:
            break
        if not data:
            break
        heard += data
    os.close(master)
    out = process.stdout.read().decode() if process.stdout else ""
    return process.wait(60), out, heard.decode()


@test("a signal ends it cleanly: whole games are printed, a file is left as it was")
def _():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.ugn")
        text = record("Ugolki 9", []) + "\n" + record("Ugolki 9", ["c2-c4", "f7-f5"])
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        for number in (signal.SIGINT, signal.SIGTERM):
            arguments = ("--time", "0.5", path)
            status, out, told = interrupted(number, arguments, subprocess.PIPE)
            assert status == -number, (status, told)
            assert "interrupted" in told and "of 2: " in told, told
            assert out.count("[Variant") <= 1 and (not out or out.endswith("*\n")), out
            status, _out, told = interrupted(number, (*arguments, "-o", path), subprocess.PIPE)
            assert status == -number and "nothing is written" in told, told
            with open(path, encoding="utf-8") as file:
                assert file.read() == text
            assert os.listdir(folder) == ["a.ugn"]


@test("progress is shown to a person only")
def _():
    assert run("analyse", *FEW, os.path.join(RECORDS, "bom.ugn"))[2] == ""


@test("wrong usage is told")
def _():
    path = os.path.join(RECORDS, "bom.ugn")
    for arguments in ((), (path, path), ("--depth", "0", path), ("--nodes", "0", path),
                      ("--time", "0", path), ("--threads", "0", path), ("--hash", "0", path)):
        status, out, err = run("analyse", *arguments)
        assert (status, out) == (2, "") and "--help" in err, arguments


tap.run()
