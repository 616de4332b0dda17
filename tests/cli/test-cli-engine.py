"""test-cli-engine.py: the commands of ugolki-cli that think

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import subprocess

import tap
from tap import test

CLI = os.environ["UGOLKI_CLI"]

# The nodes that `bench` visits. Whatever changes the search or the evaluation changes this number:
# say so in the message of the commit.
SIGNATURE = 427361

VARIANTS = ("Ugolki 9", "Ugolki 10 diagonal", "Ugolki 12 no-exit", "Ugolki 16 mirror", "Gyges",
            "Gyges advanced")


def run(*arguments):
    done = subprocess.run([CLI, *arguments], capture_output=True, check=False, timeout=300)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def best(*arguments):
    status, out, err = run("bestmove", *arguments)
    assert status == 0, (arguments, status, err)
    match = re.fullmatch(r"bestmove (\S+) score (cp|mate) (-?\d+) depth (\d+) nodes (\d+) pv (.+)\n",
                         out)
    assert match, (arguments, out)
    move, kind, score, depth, nodes, line = match.groups()
    line = line.split()
    assert line[0] == move, out
    return move, kind, int(score), int(depth), int(nodes), line


@test("bench visits as many positions as ever")
def _():
    status, out, err = run("bench")
    assert status == 0, err
    lines = out.splitlines()
    assert len(lines) > 10
    assert re.fullmatch(r"nps \d+", lines[-1]), lines[-1]
    assert lines[-2] == f"nodes {SIGNATURE}", lines[-2]
    assert re.fullmatch(r"milliseconds \d+", lines[-3]), lines[-3]
    counted = sum(int(re.search(r" nodes (\d+)$", line)[1]) for line in lines[:-3])
    assert counted == SIGNATURE


@test("bench goes deeper, and with more threads, when it is told")
def _():
    def depths(*arguments):
        out = run("bench", *arguments)[1]
        return [int(depth) for depth in re.findall(r"(?m)^Ugolki.*: depth (\d+) nodes ", out)]

    assert depths("--deeper", "1", "--threads", "2") == [depth + 1 for depth in depths()] != []
    for arguments in (["--threads", "0"], ["--threads", "65"], ["--deeper", "-1"],
                      ["--deeper", "21"], ["--deeper", "x"]):
        assert run("bench", *arguments)[:2] == (2, ""), arguments


def match(*arguments):
    status, out, err = run("match", *arguments)
    assert status == 0, (arguments, status, err)
    counts = re.match(r"games (\d+) won (\d+) drawn (\d+) lost (\d+)\n", out)
    score = re.search(r"^score ([\d.]+)% from ([\d.]+)% to ([\d.]+)%\n\Z", out, re.MULTILINE)
    assert counts and score, out
    games, won, drawn, lost = map(int, counts.groups())
    mean, low, high = map(float, score.groups())
    assert games == won + drawn + lost, out
    assert abs(mean - 100 * (won + drawn / 2) / games) < 0.06, out
    assert 0 <= low <= mean <= high <= 100, out
    reasons = re.findall(r"^([a-z-]+) (\d+)$", out, re.MULTILINE)
    assert sum(int(number) for _reason, number in reasons) == games, out
    return mean, out


@test("match counts games, and plays the same ones again in any number of jobs")
def _():
    for variant in ("Ugolki 9", "Gyges"):
        arguments = ("--variant", variant, "--white", "level:4", "--black", "beginner", "--games",
                     "20", "--seed", "7")
        first = match(*arguments)[1]
        assert match(*arguments, "--jobs", "2")[1] == first
        assert match("--variant", variant, "--white", "engine:300", "--black", "random",
                     "--games", "10")[0] > 90
        even = match("--variant", variant, "--white", "random", "--black", "random", "--games",
                     "60")[0]
        assert 20 < even < 80, even


@test("match plays other games when chance begins elsewhere")
def _():
    for variant in ("Ugolki 9", "Gyges"):
        courses = [run("match", "--variant", variant, "--white", "greedy", "--black", "beginner",
                       "--games", "20", "--verbose", "--seed", seed)[2] for seed in "778"]
        assert courses[0] == courses[1] != courses[2], courses
        assert courses[0].count("\n") == 10, courses


@test("match tells what is wrong with its options")
def _():
    good = {"--white": "greedy", "--black": "random", "--games": "2", "--jobs": "1"}
    for option, value in (("--white", "level:0"), ("--white", "level:11"), ("--white", "level:x"),
                          ("--white", "magnus"), ("--white", ""), ("--white", "random:2"),
                          ("--black", "alphabeta:9"), ("--black", "uct:"), ("--games", "3"),
                          ("--games", "0"), ("--games", "-2"), ("--jobs", "0")):
        arguments = [word for pair in {**good, option: value}.items() for word in pair]
        status, out, err = run("match", *arguments)
        assert (status, out) == (2, ""), (option, value, status, out)
        assert option in err, err
    assert run("match")[0] == 2
    assert run("match", "--white", "greedy")[0] == 2


@test("bestmove prints a legal line, and the same again")
def _():
    for variant in VARIANTS:
        first = best("--variant", variant, "--nodes", "20000")
        assert first[4] == 20000
        assert best("--variant", variant, "--nodes", "20000") == first
        status, _out, err = run("play", "--variant", variant, *first[5])
        assert status == 0, (variant, first, err)


@test("bestmove goes on from the moves given")
def _():
    moves = ["c2-c4", "f7-f5"]
    position = run("play", *moves)[1].splitlines()[-2]
    assert best("--depth", "5", *moves)[0] == best("--depth", "5", "--fen", position)[0]


@test("bestmove goes as deep as it is told")
def _():
    for variant in VARIANTS:
        assert best("--variant", variant, "--depth", "3")[3] == 3


@test("bestmove finds what wins, and says how soon")
def _():
    move, kind, score, *_rest = best("--variant", "Gyges", "--depth", "2", "--fen",
                                     "....../1...../3.23../3.211./2.132./...... w 9")
    assert (move.split("-")[0], move[-1], kind, score) == ("d2", "N", "mate", 1), move
    move, kind, score, *_rest = best("--variant", "Gyges", "--depth", "5", "--fen",
                                     "1.2..1/....../....23/31..../2.1.3./..23.. b 12")
    assert (kind, score) == ("mate", 3)
    fen = "5www/5www/5ww1/7w/8/bb6/bbb5/bbb5 w 30"
    assert best("--depth", "3", "--fen", fen)[:3] == ("h5-h6", "mate", 1)


@test("bestmove sees that a loss cannot be helped")
def _():
    fen = "7w/8/8/8/8/8/8/w6b w 40"
    assert best("--depth", "4", "--fen", fen)[1:3] == ("mate", -1)


@test("bestmove passes when it must")
def _():
    assert best("--fen", "w7/8/8/8/8/8/8/8 b 5", "--depth", "3")[0] == "--"


@test("bestmove says that a decided game has no best move")
def _():
    status, out, err = run("bestmove", "--fen", "5www/5www/5www/8/8/bbb5/bbb5/bb1b4 w 30")
    assert (status, out) == (1, "")
    assert "1-0 home" in err, err


@test("bestmove refuses an illegal move as play does")
def _():
    for command in ("play", "bestmove"):
        status, out, err = run(command, "c2-c4", "c3-c5")
        assert status == 1 and "result" not in out and "move 2: error: c3-c5: " in err, err


@test("bestmove keeps to a time, with two threads too")
def _():
    for threads in ("1", "2"):
        assert best("--time", "0.05", "--threads", threads, "--hash", "4")[3] < 99


@test("race counts the moves of each side alone, of one side too")
def _():
    fen = "5www/5www/5ww1/7w/8/bb6/bbb5/bbb1b3 w 30"
    assert run("race", "--fen", fen)[:2] == (0, "white 1 proved black 3 proved\n")
    assert run("race", "--fen", "8/8/8/8/8/8/8/w7 w 1")[:2] == (0, "white 10 proved black 0 proved\n")
    assert re.fullmatch(r"white \d+ bound black \d+ bound\n",
                        run("race", "--variant", "Ugolki 16", "--time", "0.05")[1])


@test("race is for Ugolki")
def _():
    status, out, err = run("race", "--variant", "Gyges")
    assert (status, out) == (1, "") and "Ugolki" in err, err
    assert run("race", "--time", "0")[0] == 2
    assert run("race", "c2-c4")[0] == 2


@test("wrong limits are wrong usage")
def _():
    for arguments in (["--depth", "-1"], ["--depth", "100"], ["--nodes", "-5"], ["--time", "-1"],
                      ["--time", "nan"], ["--time", "1e300"], ["--threads", "0"],
                      ["--threads", "65"], ["--hash", "0"], ["--hash", "999999999"],
                      ["--depth", "x"], ["--nodes", "99999999999999999999999"]):
        status, out, err = run("bestmove", *arguments)
        assert (status, out) == (2, "") and err, arguments
    assert run("bench", "9")[0] == 2


tap.run()
