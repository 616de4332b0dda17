#!/usr/bin/env python3
"""A game in review is edited in the window: by mouse, by keys, in each language.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import tap
from program import Home, Program, languages, record

MOVES = "1. c3-c4 (1. b3-b4 f6-f5 2. b4-b5) 1... f6-f5 2. c4-c5 *"
GAME = record(moves=MOVES, White="Anna", Black="Boris")


class Edited:
    """The program with a game in review, and its file."""

    def __init__(self, text=GAME, **options):
        self.home = Home()
        self.path = self.home.write("game.ugn", text)
        self.program = Program(self.path, home=self.home, **options)

    def __enter__(self):
        self.program.__enter__()
        self.program.wait_can("win.go-forward")
        return self

    def __exit__(self, *arguments):
        return self.program.__exit__(*arguments)

    def moves(self):
        """What stands in the file after its tags."""
        with open(self.path, encoding="utf-8") as file:
            return " ".join(file.read().split("\n\n", 1)[1].split())

    def save(self, expected):
        self.program.act("win.save")
        self.program.wait(lambda: self.moves() == expected,
                          lambda: f"the file holds {self.moves()!r}, not {expected!r}")
        self.program.wait_can("win.save", False)

    def undo_all(self):
        while self.program.can("win.undo"):
            self.program.act("win.undo")
        self.program.wait_can("win.save", False)


def forward(program, n_moves):
    for _ in range(n_moves):
        program.act("win.go-forward")


def write(program, words):
    """Writes into the comment that is open, and closes it."""
    def is_writing():
        one = program.focused()
        return one is not None and one.name == program.words("Comment")
    program.wait(is_writing, "no comment can be written")
    program.wait_can("win.delete-from-here", False)
    program.key("ctrl+End")
    program.type(words)
    program.key("ctrl+Return")
    program.wait_can("win.comment")


def add_language(language):
    @tap.test(f"a comment is written, a sign given, and both are undone ({language})")
    def noted():
        with Edited(language=language) as edited:
            program = edited.program
            forward(program, 1)
            program.wait_board_focused()
            program.key("ctrl+j")
            program.wait_can("win.undo", False)
            program.shoot(f"edit-note-{language}")
            write(program, "a road")
            program.see("a road")
            program.key("ctrl+5")
            program.wait(lambda: program.state("win.move-sign") == 5, "no sign was given")
            program.shoot(f"edit-noted-{language}")
            edited.save("1. c3-c4 $5 {a road} (1. b3-b4 f6-f5 2. b4-b5) 1... f6-f5 2. c4-c5 *")
            program.act("win.undo")
            program.act("win.undo")
            program.wait_can("win.undo", False)
            program.act("win.redo")
            program.see("a road")
            program.act("win.undo")
            edited.save(MOVES)

    @tap.test(f"the menu of a move changes the lines ({language})")
    def lines():
        with Edited(language=language) as edited:
            program = edited.program
            program.click_on(find_move(program, "b3–b4"))
            program.wait_can("win.make-main-line")
            program.click_on(find_move(program, "b3–b4"), button=3)
            program.see(program.words("Make it the main line"))
            program.shoot(f"edit-menu-{language}")
            program.key("Escape")
            program.act("win.make-main-line")
            edited.save("1. b3-b4 (1. c3-c4 f6-f5 2. c4-c5) 1... f6-f5 2. b4-b5 *")
            program.act("win.undo")
            program.wait_can("win.make-main-line")
            program.key("ctrl+shift+Delete")
            program.see(program.words("The variation was deleted."))
            edited.save("1. c3-c4 f6-f5 2. c4-c5 *")
            program.press(program.words("Undo deleting moves"))
            program.wait_can("win.make-main-line")
            edited.save(MOVES)


def find_move(program, text):
    return program.wait(lambda: next(iter(program.shown(
        fits=lambda one: text in one.name and one.name != text)), None),
        f"there is no move {text}")


for each in languages():
    add_language(each)


@tap.test("arrows and circles are drawn by mouse and by keys, and kept in the record")
def drawn():
    with Edited() as edited:
        program = edited.program
        forward(program, 1)
        program.click("c4", button=3)
        program.wait_can("win.undo")
        program.go("a1")
        program.key("ctrl+alt+2")
        program.see("Drawing from a1. Go to where an arrow ends and give the same command again; "
                    "on the same square it becomes a circle.")
        program.go("b2")
        program.key("ctrl+alt+2")
        program.shoot("edit-drawn")
        edited.save("1. c3-c4 {[%cal Ra1b2] [%csl Gc4]} (1. b3-b4 f6-f5 2. b4-b5) 1... f6-f5 2. "
                    "c4-c5 *")
        program.click("c4", button=3)
        program.wait_can("win.save")
        edited.save("1. c3-c4 {[%cal Ra1b2]} (1. b3-b4 f6-f5 2. b4-b5) 1... f6-f5 2. c4-c5 *")
        program.act("win.clear-drawings")
        edited.save(MOVES)
        program.act("win.undo")
        program.wait_can("win.clear-drawings")
        program.act("win.redo")
        program.wait_can("win.save", False)


@tap.test("a variation is hidden, and shown where one goes into it")
def hidden():
    with Edited() as edited:
        program = edited.program
        program.press("Hide this variation")
        program.button("Show this variation")
        program.wait(lambda: not program.shown(fits=lambda one: "b4–b5" in one.name),
                     "the variation is still shown")
        program.wait_can("win.save", False)
        program.click_on(find_move(program, "b3–b4"))
        program.button("Hide this variation")
        find_move(program, "b4–b5")


@tap.test("moves that were played are undone, and the file is as it was")
def played():
    with Edited() as edited:
        program = edited.program
        program.play_by_mouse("a3-a4")
        program.wait_can("win.undo")
        program.play_by_mouse("h6-h5")
        program.wait_can("win.save")
        program.key("ctrl+z", "ctrl+z")
        program.wait_can("win.undo", False)
        program.wait_can("win.save", False)
        program.key("ctrl+shift+z")
        program.wait_can("win.save")
        edited.undo_all()


@tap.test("what could not be read of a game is not lost unasked")
def damaged():
    text = record(moves="1. c3-c4 f6-f5 2. nonsense {kept} *")
    with Edited(text) as edited:
        program = edited.program
        forward(program, 1)
        program.act("win.move-sign", 1)
        program.act("win.save")
        program.wait_question()
        program.key("Escape")
        program.wait_main_window()
        assert "nonsense" in edited.moves()
        edited.undo_all()
        program.act("win.redo")
        program.act("win.save")
        program.wait_question()
        program.press("Save without it")
        program.wait(lambda: "nonsense" not in edited.moves(), "the game was not saved")
        program.wait_can("win.save", False)


if __name__ == "__main__":
    tap.run()
