"""test-cli-protocol.py: ugolki-cli engine, as a program that uses it talks to it

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import queue
import random
import re
import subprocess
import threading

import tap
from tap import test

CLI = os.environ["UGOLKI_CLI"]

VARIANTS = ("Ugolki 9", "Ugolki 12 diagonal no-exit", "Ugolki 16 mirror", "Gyges",
            "Gyges advanced")

# Nothing here waits so long unless something is wrong.
PATIENCE = 60

INFO = re.compile(r"info depth (\d+) score (cp|mate) (-?\d+) nodes (\d+) nps (\d+) time (\d+) "
                  r"pv (\S+(?: \S+)*)")


class Engine:
    """The engine in a process of its own."""

    def __init__(self, variant=None):
        self.process = subprocess.Popen([CLI, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.lines = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        if variant:
            self.say(f"setoption name Variant value {variant}")

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()

    def listen(self):
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8").rstrip("\n"))
        self.lines.put(None)

    def send(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def say(self, *lines):
        self.send("".join(line + "\n" for line in lines).encode())

    def hear(self):
        return self.lines.get(timeout=PATIENCE)

    def hear_until(self, start):
        """What is said up to a line that begins so."""
        heard = [self.hear()]
        while not heard[-1].startswith(start):
            heard.append(self.hear())
        return heard

    def settle(self):
        """What was said so far, when nothing is being thought."""
        self.say("isready")
        return self.hear_until("readyok")[:-1]

    def go(self, limits):
        """The lines of information, and the move."""
        self.say(f"go {limits}")
        heard = self.hear_until("bestmove ")
        return [INFO.fullmatch(line) for line in heard[:-1]], heard[-1].split()[1]

    def end(self):
        """The exit status, when the process ends by itself."""
        assert self.process.wait(PATIENCE) == 0, self.process.returncode
        assert self.process.stderr.read() == b""


def run(*arguments):
    done = subprocess.run([CLI, *arguments], capture_output=True, check=False, timeout=PATIENCE)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def legal(variant, fen, moves):
    where = ["--variant", variant] + (["--fen", fen] if fen else [])
    status, out, err = run("moves", *where, *("pass" if move == "--" else move for move in moves))
    assert status == 0, (variant, fen, moves, err)
    return out.split("\n")[:-1]


@test("ugi is answered with who it is, what can be set, and ugiok")
def _():
    with Engine() as engine:
        engine.say("ugi")
        heard = engine.hear_until("ugiok")
        assert heard[0].startswith("id name Ugolki ") and heard[1].startswith("id author "), heard
        options = [line.split(" type ")[0] for line in heard if line.startswith("option ")]
        assert options == [f"option name {name}" for name in ("Variant", "Hash", "Threads", "Level")]
        assert engine.settle() == []


@test("it tells a line after each depth, and the first move of the last is the best")
def _():
    for variant in VARIANTS:
        with Engine(variant) as engine:
            infos, move = engine.go("depth 3")
            assert all(infos) and [int(info[1]) for info in infos] == [1, 2, 3], (variant, infos)
            nodes = [int(info[4]) for info in infos]
            assert nodes == sorted(nodes)
            for info in infos:
                line = info[7].split()
                assert run("play", "--variant", variant, *line)[0] == 0, (variant, line)
            assert line[0] == move, (variant, line, move)


@test("it finds what bestmove finds, and the same again")
def _():
    for variant, moves in (("Ugolki 9", "c2-c4 f7-f5"), ("Gyges", "3@a1 1@c6 2@f1")):
        with Engine(variant) as engine:
            engine.say(f"position startpos moves {moves}")
            first = engine.go("nodes 3000")
            engine.say("uginewgame")
            again = engine.go("nodes 3000")
        expected = run("bestmove", "--variant", variant, "--nodes", "3000", *moves.split())[1]
        assert expected.split()[1] == first[1] == again[1]
        for infos in (first[0], again[0]):
            assert int(infos[-1][4]) == 3000, infos[-1]
            assert f"score {infos[-1][2]} {infos[-1][3]} depth {infos[-1][1]} " in expected
            assert expected.endswith(f" pv {infos[-1][7]}\n")


@test("an infinite search goes on until it is told to stop, and is ready meanwhile")
def _():
    for limits in ("infinite", "", "infinite depth 2", "depth 2 infinite"):
        with Engine() as engine:
            engine.say(f"go {limits}")
            engine.hear_until("info depth 2 ")
            for _again in range(3):
                assert not any(line.startswith("bestmove") for line in engine.settle())
            engine.say("stop")
            engine.hear_until("bestmove ")
            assert engine.settle() == [], limits


@test("an infinite search of a won position, of a decided one and of a pass waits, too")
def _():
    for fen, move in (("5www/5www/5ww1/7w/8/bb6/bbb5/bbb5 w 30", "h5-h6"),
                      ("5www/5www/5www/8/8/bbb5/bbb5/bb1b4 w 30", "(none)"),
                      ("w7/8/8/8/8/8/8/8 b 5", "--")):
        with Engine() as engine:
            engine.say(f"position fen {fen}", "go infinite")
            for _again in range(3):
                assert not any(line.startswith("bestmove") for line in engine.settle())
            engine.say("stop")
            assert engine.hear_until("bestmove ")[-1] == f"bestmove {move}", fen


@test("a decided game has no best move, and a player without a move passes")
def _():
    with Engine() as engine:
        engine.say("position fen 5www/5www/5www/8/8/bbb5/bbb5/bb1b4 w 30")
        assert engine.go("depth 3") == ([], "(none)")
        engine.say("position fen w7/8/8/8/8/8/8/8 b 5")
        assert engine.go("nodes 500")[1] == "--"
        engine.say("position fen w7/8/8/8/8/8/8/8 b 5 moves -- a8-b8 pass")
        assert engine.go("depth 2")[1] != "--"


@test("the end of the input and quit end it, also while it thinks")
def _():
    for begin in ((), ("go infinite",), ("go nodes 100000000",), ("go infinite", "stop"),
                  ("setoption name Threads value 2", "go infinite")):
        for says_quit in (True, False):
            with Engine() as engine:
                engine.say("isready", *begin)
                engine.hear_until("readyok")
                if says_quit:
                    engine.say("quit")
                else:
                    engine.process.stdin.close()
                engine.end()
                heard = []
                while (line := engine.hear()) is not None:
                    heard.append(line)
                n_moves = sum(line.startswith("bestmove ") for line in heard)
                assert n_moves == any(line.startswith("go") for line in begin), (begin, heard)


MALFORMED = (
    "hello", "UGI now", "isready yes", "uginewgame Gyges", "stop it", "quit no", "bestmove c2-c4",
    "setoption", "setoption name", "setoption name Hash", "setoption name Hash value",
    "setoption name Hash value x", "setoption name Hash value 0", "setoption name Hash value 16385",
    "setoption name Hash value 1 2", "setoption name Hash value 99999999999999999999999999",
    "setoption name Hash value -1", "setoption name Threads value 0",
    "setoption name Threads value 65", "setoption name Level value 11",
    "setoption name Level value -1", "setoption name Level value 3x",
    "setoption name Speed value 3", "setoption Hash 3", "setoption value 3 name Hash",
    "setoption name Variant value Chess", "setoption name Variant value Ugolki 11",
    "setoption name Variant value Ugolki 9 fast", "setoption name Variant value",
    "position", "position start", "position fen", "position fen moves c2-c4",
    "position fen 8/8/8/8/8/8/8 w 1", "position fen 9/8/8/8/8/8/8/8 w 1",
    "position fen 5bbb/5bbb/5bbb/8/8/www5/www5/www5 x 1",
    "position fen 5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1 2",
    "position fen 5bbb/5bbb/5bbb/8/8/www5/www5/www5 w", "position startpos c2-c4",
    "position startpos moves c2-c4 c3-c5", "position startpos moves zz", "position moves c2-c4",
    "position startpos moves --", "position startpos moves c2-c4 moves",
    "go fast", "go depth", "go depth 0", "go depth -1", "go depth x", "go nodes 0",
    "go nodes 99999999999999999999", "go movetime 0", "go depth 3 depth 4", "go infinite now",
    "go wtime", "go binc 5", "go wtime 1000", "go winc -1 wtime 100", "go depth 3 ponder",
    "go depth 0x10", "go depth +", "\x1b[31mred", "à la carte", "\ufffd", "x" * 5000,
)


@test("a malformed line gets one sentence and changes nothing")
def _():
    with Engine() as engine:
        engine.say("position startpos moves a3-a4")
        assert engine.settle() == []
        expected = engine.go("nodes 2000")
        for line in MALFORMED:
            engine.say(line)
            heard = engine.settle()
            assert len(heard) == 1 and heard[0].startswith("info string error: "), (line, heard)
            assert heard[0].isprintable() and len(heard[0]) < 200, (line, heard)
        engine.say("uginewgame")
        infos, move = engine.go("nodes 2000")
        assert move == expected[1]
        assert [info[7] for info in infos] == [info[7] for info in expected[0]]


@test("an illegal move of a position is named with its number and the reason")
def _():
    with Engine() as engine:
        engine.say("position startpos moves c2-c4 f7-f5 c3-c6")
        heard = engine.settle()
        expected = run("play", "c2-c4", "f7-f5", "c3-c6")[2]
        reason = re.fullmatch(r"move 3: error: c3-c6: (.+)\n", expected)[1]
        assert heard == [f"info string error: “c3-c6”: move 3: {reason}"], heard


@test("an empty line, spaces, tabs and the line ends of other systems do not matter")
def _():
    with Engine() as engine:
        engine.send(b"\n   \n\t\r\n  ugi \t\r\n  IsReady\r\n")
        heard = engine.hear_until("readyok")
        assert heard[-2] == "ugiok" and not any("error" in line for line in heard), heard
        engine.send(b"position   startpos \t moves  c2-c4\r\n go   depth  1 \r\n")
        assert engine.hear_until("bestmove ")


@test("lines of any length and of any bytes are borne, in little memory")
def _():
    with Engine() as engine:
        engine.say("position startpos moves c2-c4")
        for _i in range(40):
            engine.send(b"position startpos moves " + b"c2-c4 " * 200_000)
        engine.send(b"\n")
        heard = engine.settle()
        assert len(heard) == 1 and "more than" in heard[0], heard
        for data in (b"go depth 1\0\n", b"\0\n", b"quit\0\n", b"\xff\xfe\x80\n",
                     b"setoption name Variant value \xd0\n", b"position fen \xc3\x28 w 1\n",
                     b"\x80" * 200_000 + b"\n", b"\xe2\x82" * 20 + b"\n"):
            engine.send(data)
            heard = engine.settle()
            assert len(heard) == 1 and heard[0].startswith("info string error: "), (data[:40],
                                                                                    heard)
        with open(f"/proc/{engine.process.pid}/status", encoding="ascii") as status:
            peak = int(re.search(r"VmHWM:\s+(\d+) kB", status.read())[1])
        assert peak < 300_000, peak
        assert engine.go("depth 1")[1] in legal("Ugolki 9", None, ["c2-c4"])


@test("a last line without an end counts, and one too long does not")
def _():
    for data, words in ((b"ugi", ["ugiok"]), (b"x" * 400_000, ["more than"]),
                        (b"go depth 1\nisready", ["readyok"])):
        done = subprocess.run([CLI, "engine"], input=data, capture_output=True, check=True,
                              timeout=PATIENCE)
        for word in words:
            assert word in done.stdout.decode(), (data[:20], done.stdout)


@test("while it thinks it refuses what must wait, and goes on")
def _():
    with Engine() as engine:
        engine.say("go infinite")
        for line in ("go depth 1", "position startpos", "uginewgame",
                     "setoption name Hash value 1"):
            engine.say(line)
            heard = [line for line in engine.settle() if not INFO.fullmatch(line)]
            assert len(heard) == 1 and "thinks" in heard[0], (line, heard)
        engine.say("stop")
        engine.hear_until("bestmove ")


@test("after stop the next commands need not wait")
def _():
    with Engine() as engine:
        for _again in range(20):
            engine.say("go infinite", "stop", "position startpos moves c2-c4", "go depth 1")
            engine.hear_until("bestmove ")
            heard = engine.hear_until("bestmove ")
            assert all(line.startswith(("info depth 1 ", "bestmove ")) for line in heard), heard
        assert engine.settle() == []


@test("a stop that comes too early or too late is nothing")
def _():
    with Engine() as engine:
        engine.say("stop", "stop")
        assert engine.settle() == []
        assert engine.go("depth 2")[1]
        engine.say("stop")
        assert engine.settle() == []
        assert len(engine.go("depth 2")[0]) >= 1


@test("a clock that has almost run out, or has, is answered with a move")
def _():
    with Engine() as engine:
        for limits in ("wtime 20 btime 5", "wtime 0", "wtime -300 btime 5 winc 10 binc 10",
                       "wtime 99999999999999 btime 1 movetime 10", "movetime 1", "nodes 1",
                       "wtime 99999999999999 winc 99999999999999 nodes 100",
                       "depth 2 nodes 9223372036854775807 movetime 10000", "depth 2000 nodes 50"):
            assert engine.go(limits)[1] in legal("Ugolki 9", None, []), limits


@test("every level plays, and full strength comes back")
def _():
    for variant in ("Ugolki 9", "Gyges"):
        with Engine(variant) as engine:
            moves = legal(variant, None, [])
            for level in range(1, 11):
                engine.say(f"setoption name Level value {level}", "setoption name Threads value 2")
                assert engine.go("nodes 10")[1] in moves, (variant, level)
            engine.say("go infinite", "stop")
            assert engine.hear_until("bestmove ")
            engine.say("setoption name level value 0", "setoption name hash value 1")
            assert int(engine.go("depth 3")[0][-1][1]) == 3


@test("another variant begins at its start, the same one leaves the position")
def _():
    with Engine() as engine:
        engine.say("position fen w7/8/8/8/8/8/8/8 b 5", "setoption name Variant value ugolki")
        assert engine.go("depth 1")[1] == "--"
        engine.say("setoption name Variant value Gyges advanced")
        assert "@" in engine.go("depth 1")[1]


def random_line(rng):
    """A line as a program out of its mind sends it."""
    words = ("ugi isready setoption uginewgame position go stop name value Variant Hash Threads "
             "Level startpos fen moves depth nodes movetime wtime btime winc binc infinite Ugolki "
             "Gyges 9 1 2 5 -1 0 w b c2-c4 f7-f5 -- pass 3@a1 N 8/8/8/8/8/8/8/8 "
             "321123/....../....../....../....../321123 w7/8/8/8/8/8/8/b7").split()
    kind = rng.random()
    if kind < 0.5:
        return " ".join(rng.choices(words, k=rng.randrange(1, 9))).encode()
    if kind < 0.8:
        line = bytearray(rng.choice((
            b"position startpos moves c2-c4 f7-f5 b2-d4", b"go depth 2 nodes 50",
            b"position fen 5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1 moves c2-c4",
            b"setoption name Variant value Gyges advanced", b"setoption name Hash value 2",
            b"position fen 3.3.12/2...../.....1/...3../2...../2..311 w 12")))
        for _i in range(rng.randrange(1, 4)):
            line[rng.randrange(len(line))] = rng.randrange(256)
        return bytes(line)
    return bytes(rng.randrange(256) for _i in range(rng.randrange(60)))


@test("random lines never end it, and every search it begins has one answer")
def _():
    rng = random.Random(20261130)
    for variant in ("Ugolki 9", "Gyges"):
        with Engine(variant) as engine:
            for _round in range(30):
                n_moves = 0
                for _i in range(40):
                    line = random_line(rng).replace(b"\n", b" ")
                    if line.split()[:1] == [b"quit"] or b"Threads" in line:
                        continue
                    engine.send(line + b"\n")
                engine.say("stop", "position startpos", "setoption name Hash value 1",
                           "go depth 1", "stop")
                heard = engine.settle()
                while not heard or not heard[-1].startswith("bestmove "):
                    heard.append(engine.hear())
                for line in heard:
                    n_moves += line.startswith("bestmove ")
                    assert line.startswith(("info ", "bestmove ", "readyok", "id ", "option ",
                                            "ugiok")), line
                assert n_moves >= 1
            assert engine.process.poll() is None
            # The last search of a round may answer after the next question was asked.
            rest = engine.settle()
            assert all(line.startswith(("info ", "bestmove ")) for line in rest), rest


@test("games with forced passes are played to their end, every move a legal one")
def _():
    rng = random.Random(17)
    cases = (("Ugolki 9", "w6b/8/8/8/8/8/8/8 w 70"), ("Ugolki 9", "bwbwbwbw/wbwbwbwb/8/8/8/8/8/8 w 70"),
             ("Ugolki 9 no-exit", "8/8/8/8/8/8/b7/wb6 w 76"), ("Ugolki 9", "w7/8/8/8/8/8/8/8 b 75"),
             ("Gyges", "1..1../....../....../....../....../1..1.. w 9"),
             ("Gyges", "3.3.12/2...../.....1/...3../2...../2..311 w 12"))
    n_passes = n_ended = 0
    for variant, fen in cases:
        with Engine(variant) as engine:
            moves = []
            while len(moves) < 30:
                allowed = legal(variant, fen, moves)
                engine.say(f"position fen {fen}" + " moves" * bool(moves) + "".join(
                    f" {move}" for move in moves))
                move = engine.go("nodes 200")[1]
                if not allowed:
                    assert move == "(none)", (variant, fen, moves, move)
                    n_ended += 1
                    break
                assert move in allowed, (variant, fen, moves, move)
                n_passes += move == "--"
                moves.append(move if rng.random() < 0.6 else rng.choice(allowed))
    assert n_passes > 5 and n_ended >= 3, (n_passes, n_ended)


tap.run()
