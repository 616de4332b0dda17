#!/usr/bin/env python3
"""Several windows of the program, which share what it keeps.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import glob

import tap
from program import Home, Program, START, moves_of, record

WITH_A_MOVE = record(moves="1. c3-c4 *")
AFTER_IT = "5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5"


def open_window(program):
    n_before = len(program.windows())
    program.key("ctrl+shift+n")
    program.wait(lambda: len(program.windows()) == n_before + 1, "no window comes")
    program.main = n_before + 1
    program.focus()


def close_window(program):
    """Closes the newest window, as a person does, and goes on with the first."""
    n_before = len(program.windows())
    program.key("ctrl+w")
    program.wait(lambda: len(program.windows()) == n_before - 1, "the window stays")
    program.main = 1
    program.focus()


def kept_games(home):
    return sorted(moves_of(open(path, encoding="utf-8").read())
                  for path in glob.glob(home.folder + "/data/ugolki/games/*.ugn"))


@tap.test("each window has a game of its own, and the one that was moved in last goes on")
def games():
    home = Home()
    home.write_session(WITH_A_MOVE)
    try:
        with Program(home=home) as program:
            program.expect(AFTER_IT)
            open_window(program)
            program.expect(START)
            # A game without a move takes nobody's place.
            assert moves_of(home.read_session()) == ["c3-c4"]
            program.play_by_typing("b3-b4")
            program.wait(lambda: moves_of(home.read_session()) == ["b3-b4"],
                         "the game of the second window is not the one that goes on")
            close_window(program)
            program.expect(AFTER_IT)
            program.play_by_typing("f6-f5")
            program.wait(lambda: moves_of(home.read_session()) == ["c3-c4", "f6-f5"],
                         "the game of the first window is not the one that goes on")
        assert kept_games(home) == [["b3-b4"], ["c3-c4", "f6-f5"]], kept_games(home)
        with Program(home=home) as program:
            program.wait_can("win.undo")
            program.key("ctrl+z")
            program.expect(AFTER_IT)
    finally:
        home.remove()


@tap.test("what was learned in one window is not lost by the other")
def learned():
    home = Home()
    home.write("data/ugolki/progress.ini",
               "[ugolki-progress]\nversion=1\n\n[lesson/ugolki-chain]\nat=two\n")
    try:
        with Program(home=home, place="learn") as program:
            open_window(program)
            program.press("The chain")
            program.wait_can("win.lesson-list")
            program.play_by_keys("a1-c1-e1")
            program.see("Four squares in one move.")
            assert "two=3\n" in home.read_progress(), home.read_progress()
            close_window(program)
            # The first window shows it, and adds to it.
            program.act("win.place", "learn")
            program.press("The chain")
            program.wait_can("win.lesson-list")
            program.act("win.lesson-show")
            program.act("win.lesson-next")
            program.wait(lambda: "at=longest\n" in home.read_progress(), "nothing is added")
            assert "two=3\n" in home.read_progress(), home.read_progress()
    finally:
        home.remove()


@tap.test("files that are opened together have a window each, up to eight")
def files():
    home = Home()
    for number in range(9):
        home.write(f"{number}.ugn", record(moves="1. c3-c4 *", White=f"Player {number}"))
    paths = [f"{home.folder}/{number}.ugn" for number in range(9)]
    try:
        with Program(home=home) as program:
            program.hand_over(*paths[:2])
            program.wait(lambda: len(program.windows()) == 2, "there are not two windows")
            for number in range(2):
                program.main = number + 1
                program.wait(lambda: program.state("win.place") == "games", "no game is shown")
                program.act("win.go-end")
                program.expect(AFTER_IT)
            # A window whose file was changed keeps it; another one shows the next file.
            program.focus()
            program.play_by_typing("f6-f5")
            program.hand_over(paths[2])
            program.wait(lambda: len(program.windows()) == 3, "there are not three windows")
            program.main = 3
            program.hand_over(paths[3])
            program.wait(lambda: program.state("win.place") == "games", "no game is shown")
            assert len(program.windows()) == 3
            program.kill()
        with Program(*paths, home=home) as program:
            program.wait(lambda: len(program.windows()) == 9, "there are not eight windows")
            program.see("1 more file was not opened: open it from the menu.")
    finally:
        home.remove()


@tap.test("two windows change one file: nothing is overwritten unasked")
def same_file():
    home = Home()
    home.write("a.ugn", WITH_A_MOVE)
    path = f"{home.folder}/a.ugn"
    try:
        with Program(path, home=home) as program:
            program.wait(lambda: program.state("win.place") == "games", "no game is shown")
            open_window(program)
            program.hand_over(path)
            program.wait(lambda: program.state("win.place") == "games", "no game is shown")
            program.act("win.go-end")
            program.expect(AFTER_IT)
            program.play_by_typing("f6-f5")
            program.act("win.save")
            program.wait(lambda: moves_of(home.read(path)) == ["c3-c4", "f6-f5"],
                         "it is not saved")
            program.key("ctrl+w")
            program.wait(lambda: len(program.windows()) == 1, "the window stays")
            program.main = 1
            program.focus()
            program.act("win.go-end")
            program.play_by_typing("h6-h5")
            program.act("win.save")
            program.wait_question()
            assert moves_of(home.read(path)) == ["c3-c4", "f6-f5"]
            program.close_dialog()
            program.kill()
    finally:
        home.remove()


if __name__ == "__main__":
    tap.run()
