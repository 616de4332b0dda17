#!/usr/bin/env python3
"""Lessons are gone through in the window, and the computer is played against.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

import tap
from program import Home, Program, languages, moves_of, record

JUMP = "The jump"


def open_lesson(program, title):
    """Opens a lesson from the list, by its title in English."""
    program.act("win.place", "learn")
    program.press(program.words(title))
    program.wait_can("win.lesson-list")


def at_chain(language="en", home=None):
    """The lesson of the chain, whose first step asks for two jumps: a1-c1-e1."""
    home = home or Home()
    home.write("data/ugolki/progress.ini",
               "[ugolki-progress]\nversion=1\n\n[lesson/ugolki-chain]\nat=two\n")
    return Program(language=language, home=home, place="learn")


def add_language(language):
    @tap.test(f"a step is tried wrongly, rightly, and kept ({language})")
    def step():
        home = Home()
        try:
            with at_chain(language, home) as program:
                words = program.words
                open_lesson(program, "The chain")
                program.see(words("From where it has landed a piece may jump on. The whole chain "
                                  "of jumps is one move. Make a chain of two jumps."))
                program.click("a1")
                program.wait_picked("a1")
                program.click("c1")
                program.see(words("One jump is made. From c1 the piece can jump on, over d1."))
                program.expect("8/8/8/8/8/8/8/ww1w4")
                program.play_by_mouse("a1-c1-e1")
                program.see(words("Four squares in one move."))
                assert "two=2\n" in home.read_progress(), home.read_progress()
                program.key("ctrl+g")
                program.see(words("Make the longest chain there is for White here."))
                program.key("ctrl+h")
                program.see(words("Pieces with a free square between one and the next are like "
                                  "the stones of a ford."))
                program.key("ctrl+j")
                program.see(words("Three jumps: the longest chain here."))
                program.shoot(f"learn-{language}")
            assert "at=longest\n" in home.read_progress(), home.read_progress()
        finally:
            home.remove()


for each in languages():
    add_language(each)


@tap.test("a step is solved by keyboard alone, and taken back")
def by_keyboard():
    with at_chain() as program:
        open_lesson(program, "The chain")
        program.point_away()
        program.play_by_keys("a1-c1-e1")
        program.see("Four squares in one move.")
        program.key("ctrl+z")
        program.expect("8/8/8/8/8/8/8/ww1w4")
        program.wait_can("win.undo", False)
        program.key("ctrl+b")
        program.play_by_keys("b1-b2")
        program.key("ctrl+b")
        program.expect("8/8/8/8/8/8/8/ww1w4")


def go_on_by_keys(program):
    """Solves the step that is shown, or has it solved, and goes on, all by Tab and Enter."""
    if not program.can("win.lesson-next"):
        program.reach(program.words("Show me"))
        program.key("Return")
        program.wait_can("win.lesson-next")
    program.reach(program.words("Go on"))
    before = program.texts()
    program.key("Return")
    program.wait(lambda: program.texts() != before, "it does not go on")


@tap.test("whole lessons of both games are done with the keyboard alone")
def whole_lessons():
    home = Home()
    try:
        with Program(home=home, place="learn") as program:
            program.reach("The board and the two homes")
            program.key("Return")
            program.wait_can("win.lesson-list")
            go_on_by_keys(program)
            program.wait_can("win.lesson-check")
            for rank in "123":
                for file in "abc":
                    program.go(file + rank)
                    program.key("space")
            program.key("ctrl+d")
            program.wait_can("win.lesson-next")
            for _ in range(3):
                go_on_by_keys(program)
            program.wait(lambda: "arrived=" in home.read_progress(), "the lesson is not done")
            program.reach("All lessons")
            program.key("Return")
            program.wait_can("win.lesson-list", False)
            program.reach("Gygès", "shift+Tab")
            program.key("space")
            program.reach("The board and the finish squares")
            program.key("Return")
            program.wait_can("win.lesson-list")
            for _ in range(5):
                go_on_by_keys(program)
            program.wait(lambda: home.read_progress().count("=", home.read_progress().find(
                "lesson/gyges-board")) >= 6, "the lesson is not done")
    finally:
        home.remove()


@tap.test("the language changes in the middle of a lesson")
def change_language():
    with at_chain() as program:
        open_lesson(program, "The chain")
        program.key("ctrl+j")
        program.see("Four squares in one move.")
        program.key("ctrl+g")
        program.act("app.language", "ru")
        program.words = type(program.words)("ru")
        program.see(program.words("Make the longest chain there is for White here."))
        program.expect("8/8/8/8/8/8/1b6/ww1b1w2")


@tap.test("lessons are started over once one has said so, and brought back even later")
def start_over():
    home = Home()
    try:
        with at_chain(home=home) as program:
            open_lesson(program, "The chain")
            program.key("ctrl+j")
            program.see("Four squares in one move.")
            program.act("win.lesson-list")
            program.press("Start over")
            program.wait_question()
            program.key("Escape")
            program.wait_main_window()
            assert "two=1" in home.read_progress(), "it is forgotten without an answer"
            program.press("Start over")
            title = program.wait_question().name
            program.press("Start over", title)
            program.wait_main_window()
            program.see("What was done in the lessons is forgotten.")
            program.wait(lambda: "two=" not in home.read_progress(), "it is not forgotten")
            assert not program.shown(fits=lambda one: re.match(r"\d+ of \d+ step", one.name))

            # A lesson that is opened and done meanwhile takes nothing away.
            open_lesson(program, "The step")
            program.key("ctrl+j")
            program.wait(lambda: "ugolki-step]" in home.read_progress(), "nothing is kept")
            program.act("app.language", "it")
            program.words = type(program.words)("it")
            program.wait_can("win.lesson-list")
            program.act("win.lesson-list")
            program.act("win.lessons-restore")
            program.wait(lambda: "two=1" in home.read_progress(), "it is not brought back")
            assert "ugolki-step]" in home.read_progress(), home.read_progress()
            program.wait_can("win.lessons-restore", False)
    finally:
        home.remove()


def is_turned(program):
    low, high = (program.board()[square].extents() for square in ("a1", "a8"))
    return low[1] < high[1]


@tap.test("the board is turned in lessons and puzzles, too")
def turned():
    home = Home()
    try:
        with at_chain(home=home) as program:
            open_lesson(program, "The chain")
            assert not is_turned(program)
            program.key("ctrl+t")
            program.wait(lambda: is_turned(program), "it is not turned")
            program.act("win.place", "puzzles")
            program.act("win.puzzle-theme", "longest-chain")
            program.wait_can("win.puzzle-start")
            program.wait(lambda: program.board() and is_turned(program), "it is not turned")
            program.key("ctrl+t")
            program.wait(lambda: not is_turned(program), "it is not turned back")
    finally:
        home.remove()


@tap.test("what could not be read is told in Learn, too")
def told():
    home = Home()
    home.write("data/ugolki/progress.ini", "no progress at all")
    home.write_session("no game at all")
    try:
        with Program(home=home, place="learn") as program:
            program.see(lambda text: "game in progress could not be read" in text
                        and "learned and solved could not be read" in text)
    finally:
        home.remove()


@tap.test("squares that were shown are taken back at once")
def take_back_shown():
    home = Home()
    home.write("data/ugolki/progress.ini",
               "[ugolki-progress]\nversion=1\n\n[lesson/ugolki-board]\nat=goal\n")
    try:
        with Program(home=home, place="learn") as program:
            open_lesson(program, "The board and the two homes")
            program.wait_can("win.lesson-check")
            program.wait_can("win.undo", False)
            program.act("win.lesson-show")
            program.wait_can("win.lesson-next")
            program.act("win.undo")
            program.wait_can("win.undo", False)
            program.wait_can("win.lesson-next", False)
    finally:
        home.remove()


def against(level, **tags):
    home = Home()
    home.write_session(record(BlackType="program", BlackLevel=str(level), **tags))
    return home


def n_moves(home):
    return len(moves_of(home.read_session()))


@tap.test("the computer answers, and undo goes back to one's own turn")
def computer():
    home = against(3)
    try:
        with Program(home=home) as program:
            program.see(lambda text: text == "Black: Computer, level 3.")
            program.click("c2")
            program.wait_picked("c2")
            program.click("c4")
            program.wait(lambda: n_moves(home) == 2, "there is no answer")
            program.see("White to move")
            program.key("ctrl+z")
            program.expect("5bbb/5bbb/5bbb/8/8/www5/www5/www5")
            program.wait_can("win.undo", False)
            program.see("White to move")
            program.key("ctrl+y")
            program.wait_can("win.undo")
            program.wait_can("win.redo", False)
            program.see("White to move")
            assert n_moves(home) == 2, "the answer is not played again"
    finally:
        home.remove()


@tap.test("the game against the computer goes on after a kill")
def killed():
    home = against(2)
    try:
        with Program(home=home) as program:
            program.click("c2")
            program.click("c4")
            program.wait(lambda: n_moves(home) == 2, "there is no answer")
            program.kill()
        with Program(home=home) as program:
            program.see("Black: Computer, level 2.")
            program.click("a3")
            program.click("a4")
            program.wait(lambda: n_moves(home) == 4, "there is no answer")
    finally:
        home.remove()


def hurried(program):
    """A move, and the computer is hurried; false if it was quicker, and the move is taken back."""
    program.click("c2")
    program.click("c4")
    program.wait_can("win.undo")
    if program.can("win.hurry"):
        program.act("win.hurry")
        return True
    program.act("win.undo")
    program.expect("5bbb/5bbb/5bbb/8/8/www5/www5/www5")
    return False


@tap.test("while the computer thinks one can hurry it, resign and leave")
def interrupted():
    home = against(10)
    try:
        with Program(home=home) as program:
            for _ in range(3):
                program.click("c2")
                program.click("c4")
                program.wait_can("win.undo")
                program.act("win.undo")
                program.expect("5bbb/5bbb/5bbb/8/8/www5/www5/www5")
            assert any(hurried(program) for _ in range(5)), "the computer cannot be hurried"
            program.wait(lambda: n_moves(home) == 2, "there is no answer")
            program.click("a3")
            program.click("a4")
            program.act("win.resign")
            program.see(lambda text: re.match("White resigns", text))
    finally:
        home.remove()


if __name__ == "__main__":
    tap.run()
