"""test-cli.py: ugolki-cli as its users call it

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import subprocess
import tempfile

import tap
from tap import DATA, test, tsv

CLI = os.environ["UGOLKI_CLI"]
RECORDS = os.path.join(DATA, "records")


def run(*arguments, stdin=b"", env=None, stdout=subprocess.PIPE):
    environment = dict(os.environ, **(env or {}))
    done = subprocess.run([CLI, *arguments], input=stdin, stdout=stdout, stderr=subprocess.PIPE,
                          env=environment, timeout=120)
    return (done.returncode, (done.stdout or b"").decode(), done.stderr.decode(errors="replace"))


def lines_of(*arguments):
    status, out, err = run(*arguments)
    assert status == 0, (arguments, status, err)
    return out.splitlines()


def ends(text):
    """A move as the vectors have it: its start and its end only."""
    if "=" in text or text == "--":
        return re.sub(r"^(\w+)(?:-\w+)*x", r"\1x", text)
    squares = text.split("-")
    return squares[0] + "-" + squares[-1]


@test("perft agrees with every line of the vectors")
def _():
    n_lines = 0
    for variant, position, counts in tsv("vectors/perft.tsv"):
        for depth, count in enumerate(counts.split(), 1):
            if int(count) > 3_000_000:
                break
            assert lines_of("perft", "--variant", variant, "--fen", position, str(depth)) == [
                count], (variant, position, depth)
            n_lines += 1
    assert n_lines > 60


@test("perft --divide lists each first move and sums up to the total")
def _():
    for variant in ("Ugolki 9", "Ugolki 16 diagonal", "Gyges", "Gyges advanced"):
        lines = lines_of("perft", "--variant", variant, "--divide", "2")
        assert sum(int(line.split()[1]) for line in lines[:-1]) == int(lines[-1])
        moves = [line.split()[0] for line in lines[:-1]]
        assert moves == lines_of("moves", "--variant", variant)


@test("moves agrees with every position of the vectors, sorted")
def _():
    n_lines = 0
    for name in ("ugolki-moves.tsv", "gyges-moves.tsv"):
        for variant, position, moves in tsv("vectors/" + name):
            listed = lines_of("moves", "--variant", variant, "--fen", position)
            assert [ends(move) for move in listed] == moves.split(), (variant, position)
            n_lines += 1
    assert n_lines > 200


@test("moves after other moves knows what only history tells")
def _():
    for variant, before, after in tsv("vectors/ugolki-after.tsv"):
        listed = lines_of("moves", "--variant", variant, *before.split())
        assert [ends(move) for move in listed] == after.split(), (variant, before)


@test("play tells result and reason of every game of the vectors")
def _():
    for variant, result, reason, moves in tsv("vectors/ugolki-games.tsv"):
        moves = [("pass" if move == "--" else move) for move in moves.split()]
        lines = lines_of("play", "--variant", variant, *moves)
        assert lines[-1] == f"result {result} {reason}", (variant, lines[-1])
        assert len(lines) == len(moves) + 1


@test("play tells result and reason of every ending of the vectors")
def _():
    for variant, position, moves, result, reason in tsv("vectors/ugolki-endings.tsv"):
        moves = [("pass" if move == "--" else move) for move in moves.split()]
        lines = lines_of("play", "--variant", variant, "--fen", position, *moves)
        expected = "result *" if result == "*" else f"result {result} {reason}"
        assert lines[-1] == expected, (variant, position, lines[-1])


@test("play names an illegal move and its number, and prints no result")
def _():
    n_lines = 0
    for variant, before, move, _reason in tsv("vectors/ugolki-refused.tsv"):
        status, out, err = run("play", "--variant", variant, *before.split(), move)
        assert status == 1, (variant, move)
        assert "result" not in out
        assert f"move {len(before.split()) + 1}: error: {move}: " in err, err
        n_lines += 1
    assert n_lines > 300


@test("play names why a move of Gygès is refused")
def _():
    for variant, position, move, _reason in tsv("vectors/gyges-refused.tsv"):
        status, out, err = run("play", "--variant", variant, "--fen", position, move)
        assert status == 1 and "result" not in out, (variant, position, move)
        assert f"move 1: error: {move}: " in err, err


@test("check says of every file of records what is expected")
def _():
    for name, games, plies, errors, _what in tsv("records/expected.tsv"):
        status, out, err = run("check", os.path.join(RECORDS, name))
        lines = out.splitlines()
        match = re.fullmatch(r"(\d+) games, (\d+) errors, (\d+) warnings", lines[-1])
        assert match, lines
        assert int(match[1]) == int(games), (name, lines)
        assert (status == 1) == (int(match[2]) > 0), (name, status, lines)
        if errors == "-":
            assert int(match[2]) == 0, (name, lines)
        elif errors != "?":
            bad = [line for line in lines if ": error: " in line]
            assert [re.search(r"game (\d+)", line)[1] for line in bad] == errors.split(","), lines
        for number, expected in enumerate(plies.split(","), 1):
            if expected in "-?":
                continue
            good = [line for line in lines if line.startswith(f"{RECORDS}/{name}:{number}: ")]
            bad = [line for line in lines if f"(game {number}, " in line]
            kept = (good[0].split()[-1] if good
                    else re.search(r"(\d+) plies kept", bad[0])[1])
            assert kept == expected, (name, number, lines)


@test("check names line and column of an illegal move")
def _():
    _status, out, _err = run("check", os.path.join(RECORDS, "illegal-3.ugn"))
    assert re.search(r"illegal-3\.ugn:21:19: error: ", out), out


@test("check goes on after a file that is not there")
def _():
    good = os.path.join(RECORDS, "bom.ugn")
    status, out, err = run("check", "/nonexistent/x.ugn", good, DATA)
    assert status == 1
    assert "/nonexistent/x.ugn: error: " in err and f"{DATA}: error: " in err
    assert out.splitlines()[0].startswith(good + ":1: * - 6")
    assert out.splitlines()[-1] == "1 games, 0 errors, 0 warnings"


@test("check reads standard input")
def _():
    status, out, _err = run("check", "-", stdin=b'[Variant "Ugolki 9"]\n\n1. c2-c4 f7-f5 1-0')
    assert status == 0 and out.startswith("-:1: 1-0 - 2"), out


@test("convert gives a text that it leaves as it is")
def _():
    with tempfile.TemporaryDirectory() as folder:
        once, twice = os.path.join(folder, "1.ugn"), os.path.join(folder, "2.ugn")
        n_files = 0
        for name in sorted(os.listdir(RECORDS)):
            if not name.endswith(".ugn"):
                continue
            run("convert", os.path.join(RECORDS, name), "-o", once)
            run("convert", "--to", "ugn", once, "-o", twice)
            with open(once, "rb") as first, open(twice, "rb") as second:
                assert first.read() == second.read(), name
            n_files += 1
        assert n_files > 15


@test("convert and check keep the time of players and moves")
def _():
    head = '[Variant "Ugolki 9"]\n[Result "0-1"]\n[Termination "time forfeit"]\n'
    moves = ("1. c2-c4 {[%clk 0:05:00]} 1... f7-f5 {[%clk 0:04:58.25] [%emt 1.75] good} "
             "2. a3-a4 {[%clk\n0:00:00.1]} 0-1\n")
    with tempfile.TemporaryDirectory() as folder:
        once, twice = os.path.join(folder, "1.ugn"), os.path.join(folder, "2.ugn")
        for tags in ('[TimeControl "300+3"]\n', '[TimeControl "300d5"]\n',
                     '[TimeControl "40/7200:3600"]\n', '[TimeControl "five minutes"]\n',
                     '[BlackTimeControl "60d2"]\n[WhiteTimeControl "300"]\n'):
            with open(once, "w", encoding="utf-8") as file:
                file.write(head + tags + "\n" + moves)
            status, out, _err = run("check", once)
            assert status == 0 and out.splitlines() == [
                f"{once}:1: 0-1 time-forfeit 3", "1 games, 0 errors, 0 warnings"], out
            assert run("convert", once, "-o", twice)[0] == 0
            with open(twice, encoding="utf-8") as file:
                text = file.read()
            assert tags.splitlines()[-1] in text and tags.splitlines()[0] in text, text
            for clock in ("[%clk 0:05:00]", "[%clk 0:04:58.25]", "[%emt 1.75]",
                          "[%clk 0:00:00.1]"):
                assert clock in " ".join(text.split()), text


@test("convert draws diagrams as SVG and PNG")
def _():
    game = os.path.join(RECORDS, "nested.ugn")
    with tempfile.TemporaryDirectory() as folder:
        pictures = {}
        for ply in ("0", "1", "3"):
            for kind, magic in (("svg", b"<?xml"), ("png", b"\x89PNG\r\n\x1a\n")):
                path = os.path.join(folder, f"{ply}.{kind}")
                assert run("convert", "--to", kind, "--ply", ply, game, "-o", path)[0] == 0
                with open(path, "rb") as file:
                    pictures[ply, kind] = file.read()
                assert pictures[ply, kind].startswith(magic)
        assert len(set(pictures.values())) == 6
        assert run("convert", "--to", "png", "--ply", "9", game, "-o",
                   os.path.join(folder, "x"))[0] == 1
        assert run("convert", "--to", "png", "--ply", "-1", game, "-o",
                   os.path.join(folder, "x"))[0] == 2
        assert not os.path.exists(os.path.join(folder, "x"))


@test("convert draws a position without a file")
def _():
    fen = "8/8/3w4/8/8/8/8/b7 w 1"
    done = subprocess.run([CLI, "convert", "--to", "svg", "--variant", "Ugolki 9", "--fen", fen,
                           "-o", "-"], stdout=subprocess.PIPE, check=True)
    assert b"</svg>" in done.stdout


@test("convert leaves the old file when the new one cannot be written")
def _():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "no", "x.ugn")
        status, _out, err = run("convert", os.path.join(RECORDS, "bom.ugn"), "-o", path)
        assert status == 1 and path in err
        assert os.listdir(folder) == []


@test("convert writes through a link and into a pipe, and never empties a file it cannot read")
def _():
    game = os.path.join(RECORDS, "bom.ugn")
    with tempfile.TemporaryDirectory() as folder:
        real, link = os.path.join(folder, "real.ugn"), os.path.join(folder, "link.ugn")
        open(real, "w", encoding="utf-8").close()
        os.symlink("real.ugn", link)
        assert run("convert", game, "-o", link)[0] == 0
        assert os.path.islink(link) and os.path.getsize(real) > 100
        assert run("convert", game, "-o", "/dev/null")[0] == 0
        assert not os.path.isfile("/dev/null")
        cut = os.path.join(folder, "cut.ugn")
        with open(cut, "w", encoding="utf-8") as file:
            file.write('[Event "Half a ta')
        assert run("convert", cut, "-o", cut)[0] == 1
        assert os.path.getsize(cut) == 17


@test("wrong usage has status 2 and a word on what is right")
def _():
    for arguments in ((), ("fly",), ("perft",), ("perft", "x"), ("perft", "-3"), ("perft", "100"), ("perft", "1", "2"),
                      ("perft", "99999999999999999999"), ("moves", "--bogus"), ("check",),
                      ("convert",), ("convert", "a"), ("convert", "--to", "doc", "a", "-o", "b"),
                      ("convert", "--to", "png", "--size", "1", "a", "-o", "b"),
                      ("convert", "--to", "png", "--ply", "x", "a", "-o", "b")):
        status, out, err = run(*arguments)
        assert status == 2, (arguments, status)
        assert out == "" and "--help" in err, (arguments, out, err)


@test("a wrong variant or position is named with its column")
def _():
    for option, text, column in (("--variant", "Chess", 1), ("--variant", "Ugolki 11", 8),
                                 ("--variant", "Ugolki 9 fast", 10),
                                 ("--fen", "8/8/8/8/8/8/8 w 1", 14),
                                 ("--fen", "9/8/8/8/8/8/8/8 w 1", 1),
                                 ("--fen", "8/8/8/8/8/8/8/8 x 1", 17),
                                 ("--fen", "8/8/8/8/8/8/8/8 w zz", 19),
                                 ("--fen", "", 1)):
        status, out, err = run("moves", option, text)
        assert status == 1 and out == "", (option, text)
        assert err.startswith(f"{option}: column {column}: error: "), (text, err)


@test("help and version are answered")
def _():
    assert run("--version")[1].startswith("ugolki-cli ")
    general = run("--help")[1]
    for command in ("perft", "moves", "play", "check", "convert"):
        assert f"  {command}" in general
        status, out, _err = run(command, "--help")
        assert status == 0 and f"ugolki-cli {command}" in out, out


@test("the locale changes nothing")
def _():
    for arguments in (("perft", "3"), ("moves", "c2-c4"), ("play", "c2-c4", "zz"), ("fly",),
                      ("check", os.path.join(RECORDS, "illegal-3.ugn"))):
        plain = run(*arguments, env={"LC_ALL": "C"})
        assert run(*arguments, env={"LC_ALL": "C.UTF-8", "LANGUAGE": "it:ru"}) == plain
        assert run(*arguments, env={"LC_ALL": "xx_YY"}) == plain


@test("moves are read as liberally as in records")
def _():
    expected = lines_of("play", "c2-c4", "f7-f5", "b2-b4-d4")
    for spelled in (("C2–C4", "f7:f5", "b2-d4"), ("с2с4", "f7 x f5", "b2b4d4"),
                    ("c2~c4", " f7—f5", "B2×b4×d4")):
        assert lines_of("play", *spelled) == expected, spelled


@test("output that cannot be written is an error")
def _():
    if not os.path.exists("/dev/full"):
        return
    with open("/dev/full", "wb") as full:
        assert run("moves", stdout=full)[0] == 1


tap.run()
