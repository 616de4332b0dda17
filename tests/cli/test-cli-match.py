"""test-cli-match.py: ugolki-cli match with programs that speak the protocol, well or badly

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time

import tap
from tap import test

CLI = os.environ["UGOLKI_CLI"]
ENGINE = f"ugi:{shlex.quote(CLI)} engine"
FOLDER = tempfile.TemporaryDirectory()

# A program that plays the first legal move, until it does what the test wants: @FAULT@ is run
# before each answer, with what was said in `line`, and the number of moves played in `n`.
PROGRAM = f"""
import os, signal, subprocess, sys, time
variant, moves, start, n = "Ugolki 9", [], [], 0
def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()
while line := sys.stdin.readline():
    words = line.split()
    @FAULT@
    if words[0] == "ugi":
        say("id name x"); say("ugiok")
    elif words[0] == "isready":
        say("readyok")
    elif words[0] == "setoption":
        variant = line.split(" value ")[1].strip()
    elif words[0] == "position":
        at = words.index("moves") if "moves" in words else len(words)
        start = ["--fen", " ".join(words[2:at])] if words[1] == "fen" else []
        moves = ["pass" if move == "--" else move for move in words[at + 1:]]
    elif words[0] == "go":
        legal = subprocess.run([{CLI!r}, "moves", "--variant", variant, *start, *moves],
                               capture_output=True, text=True).stdout.split()
        say("info string thinking")
        say("bestmove " + legal[0])
        n += 1
    elif words[0] == "quit":
        break
"""

N_PROGRAMS = [0]


def program(fault="pass"):
    """The notation of a program that does @fault."""
    N_PROGRAMS[0] += 1
    path = os.path.join(FOLDER.name, f"{N_PROGRAMS[0]}.py")
    with open(path, "w", encoding="utf-8") as file:
        file.write(PROGRAM.replace("@FAULT@", fault))
    return f"ugi:{shlex.quote(sys.executable)} {shlex.quote(path)}"


def match(*arguments):
    done = subprocess.run([CLI, "match", *arguments], capture_output=True, check=False,
                          timeout=300)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def losses(fault, *arguments):
    """The sentences told of a program that does @fault, which must lose both its games."""
    status, out, err = match("--white", program(fault), "--black", "greedy", "--games", "2",
                             "--patience", "30", *arguments)
    assert status == 0, (status, err)
    assert out.startswith("games 2 won 0 drawn 0 lost 2\nforfeit 2\n"), (fault, out, err)
    told = re.findall(r"^game ([12]): “ugi:.*” loses: (.+)$", err, re.MULTILINE)
    assert [number for number, _why in told] == ["1", "2"], (fault, err)
    return [why for _number, why in told]


@test("an engine in a process of its own plays as the same engine does here")
def _():
    for variant in ("Ugolki 9", "Gyges", "Gyges advanced"):
        arguments = ("--variant", variant, "--black", "beginner", "--games", "2", "--seed", "3")
        ours = match("--white", "engine:300", *arguments)
        theirs = match("--white", ENGINE, "--nodes", "300", *arguments)
        assert ours[0] == 0 and theirs == ours, (variant, ours, theirs)


@test("two programs play each other, several games at a time, from a position as well")
def _():
    fen = "5w2/6w1/3bb1bw/6b1/2w1ww2/1bbb4/1bw5/wwb5 b 10"
    for arguments in (("--depth", "1"), ("--time", "0.001"),
                      ("--nodes", "50", "--variant", "Ugolki 9 diagonal", "--fen", fen)):
        status, out, err = match("--white", ENGINE, "--black", ENGINE, "--games", "4", "--jobs",
                                 "2", *arguments)
        assert status == 0 and err == "", err
        assert out.startswith("games 4 won ") and "forfeit" not in out, out


@test("a program may take its time to say one thing after the other")
def _():
    status, out, err = match("--white", program(), "--black", "random", "--games", "2",
                             "--variant", "Gyges")
    assert status == 0 and err == "" and "forfeit" not in out, (out, err)


@test("answers that nobody asked for are not taken")
def _():
    fault = 'say("bestmove a1-a2"); say("readyok" * (words[0] == "ugi")); say("")'
    status, out, err = match("--white", program(f"if words[0] != 'go':\n        {fault}"),
                             "--black", "random", "--games", "2", "--variant", "Gyges")
    assert status == 0 and err == "" and "forfeit" not in out, (out, err)


@test("a move that is not legal loses, and is named with the reason")
def _():
    for move, words in (("a1-h8", "“a1-h8”: "), ("h8-h7", "“h8-h7”: "), ("zz", "“zz”: "),
                        ("(none)", "“(none)”: "), ("", "“”: "), ("--", "“--”: "),
                        ("a1-a2\\0", "“a1-a2"), ("\\x1b[1m", "“\ufffd[1m”: "),
                        ("x" * 5000, "“" + "x" * 40 + "…”: ")):
        fault = f"if words[0] == 'go' and n == 1:\n        say('bestmove {move}'); continue"
        for why in losses(fault):
            assert why.startswith(f"it played {words}"), (move, why)


@test("a program that ends loses, and it is told how")
def _():
    for when, what, words in (
            ("True", "sys.exit(3)", "it ended with exit status 3"),
            ("words[0] == 'isready'", "os.kill(os.getpid(), signal.SIGSEGV)",
             "it was ended by signal 11"),
            ("words[0] == 'go'", "sys.exit(0)", "it ended with exit status 0"),
            ("n == 2", "os.kill(os.getpid(), signal.SIGKILL)", "it was ended by signal 9"),
            ("n == 2", "os.close(1); time.sleep(60)", "it closed its output")):
        for why in losses(f"if {when}:\n        {what}"):
            assert why == words, (what, when, why)


@test("silence, endless talk and a line without an end lose")
def _():
    talk = "while True:\n            say('info string and so on')"
    line = "while True:\n            sys.stdout.write('x' * 10000)"
    for when, what, words in (("words[0] == 'ugi'", "time.sleep(60)", ["ugiok"]),
                              ("words[0] == 'isready'", "time.sleep(60)", ["ugiok", "readyok"]),
                              ("n == 1", talk, ["ugiok", "readyok", "bestmove"]),
                              ("words[0] == 'go'", line, ["ugiok", "readyok", "bestmove"])):
        for why in losses(f"if {when}:\n        {what}", "--patience", "1.5"):
            told = re.fullmatch("it did not say “(.+)” in time", why)
            assert told and told[1] in words, (what, when, why)


@test("the other player's game goes on being counted after a forfeit")
def _():
    status, out, err = match("--white", program("if n == 3:\n        sys.exit(0)"), "--black",
                             ENGINE, "--nodes", "50", "--games", "6", "--jobs", "2")
    assert status == 0 and out.startswith("games 6 won 0 drawn 0 lost 6\nforfeit 6\n"), out
    assert sorted(re.findall(r"^game (\d)", err, re.MULTILINE)) == list("123456"), err


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


STUBBORN = """if words[0] == 'ugi':
        signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.signal(signal.SIGINT, signal.SIG_IGN)
        child = subprocess.Popen(["sleep", "600"])
        open(FILE, "a").write(f"{os.getpid()} {child.pid} ")
    if words[0] == 'quit' or (words[0] == 'go' and WAITS):
        while True: time.sleep(600)"""


def pids_of(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="ascii") as file:
        return [int(pid) for pid in file.read().split()]


def stubborn(name, waits):
    """A program that does not want to end, nor does what it started; and where their numbers are."""
    path = os.path.join(FOLDER.name, name)
    return path, program(STUBBORN.replace("FILE", repr(path)).replace("WAITS", str(waits)))


def assert_gone(pids):
    deadline = time.monotonic() + 20
    while any(map(is_alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(map(is_alive, pids)), pids


@test("a program that will not quit is ended, with what it started")
def _():
    path, name = stubborn("end", False)
    status, _out, err = match("--white", name, "--black", "random", "--games", "2", "--variant",
                              "Gyges")
    assert status == 0 and err == "", err
    assert len(pids_of(path)) == 2
    assert_gone(pids_of(path))


@test("when the match is ended, whatever way, no program is left")
def _():
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
        path, name = stubborn(f"kill-{int(number)}", True)
        with subprocess.Popen([CLI, "match", "--white", name, "--black", "random", "--games", "4",
                               "--jobs", "2"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as process:
            while len(pids_of(path)) < 4:
                assert process.poll() is None
                time.sleep(0.02)
            process.send_signal(number)
            assert process.wait(30) == -number
        pids = pids_of(path)
        assert_gone(pids[::2])
        if number != signal.SIGKILL:
            assert_gone(pids)
        for pid in filter(is_alive, pids):
            os.kill(pid, signal.SIGKILL)


@test("a program that is not there is told before a game begins")
def _():
    status, out, err = match("--white", "ugi:/nonexistent/x --y", "--black", "ugi:no-such-program")
    assert (status, out) == (1, ""), (status, out)
    assert "--white: error: there is no program “/nonexistent/x”" in err, err
    assert "--black: error: there is no program “no-such-program”" in err, err


@test("wrong usage is told")
def _():
    for wrong in (("--white", "ugi:"), ("--white", "ugi:'x"), ("--white", "UGI:x"),
                  ("--patience", "0"), ("--patience", "nan"), ("--patience", "x"),
                  ("--nodes", "0"), ("--depth", "100"), ("--time", "-1"), ("--jobs", "65")):
        status, out, err = match("--white", "random", "--black", "random", "--games", "2", *wrong)
        assert (status, out) == (2, "") and wrong[0] in err, (wrong, status, err)


tap.run()
