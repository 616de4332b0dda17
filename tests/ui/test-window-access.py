#!/usr/bin/env python3
"""A screen reader finds a name for everything, and the keyboard alone reaches it.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re

import tap
from accessibility import (
    ROLE_HEADING, ROLE_LABEL, ROLE_LIST, ROLE_RADIO, ROLE_SCROLL_PANE, STATE_FOCUSABLE,
    STATE_SENSITIVE)
from program import GAMES, GYGES, Home, Program, is_board, languages, record

RECORDS = os.path.join(tap.DATA, "records")


def nameless(program, place):
    """The objects one can come to that say nothing."""
    for one in program.shown():
        if not one.has(STATE_FOCUSABLE) or one.role == ROLE_SCROLL_PANE:
            continue
        if not one.name or re.match("Gtk|Ugo[A-Z]", one.name) or "_" in one.name:
            label = ", ".join(filter(None, (child.name for child in one.walk())))
            yield f"{place}: role {one.role} is called “{one.name}” ({label})"


def check_board(program, place, title=None):
    board = program.board(title)
    squares = [square for square in board if not square.startswith("@")]
    if sorted(squares) != sorted(program.game(title).squares):
        yield f"{place}: the squares are {sorted(squares)}"
    for square in squares:
        if not re.fullmatch(rf"{square}, \S.*", board[square].name):
            yield f"{place}: {square} is called “{board[square].name}”"
    program.pieces(title)


def check_window(program, language, key, place, has_board):
    program.key(key)
    program.wait_dialog(f"no window comes by {key}")
    if has_board:
        yield from check_board(program, place, program.window().name)
    yield from nameless(program, place)
    if language == "en":
        yield from unreached(program, place)
    program.close_dialog()
    if not program.wait_board_focused():
        yield f"{place}: the keyboard does not come back to the board"


def unreached(program, place):
    """What can be used but Tab does not come to. A list gives way to what it holds, and of the
    board one square is enough: the arrow keys go on from there."""
    squares = [one.children for one in program.window().walk() if is_board(one)]
    left_out = {square.path for board in squares for square in board}
    usable = {one.path: one for one in program.shown()
              if one.has(STATE_FOCUSABLE) and one.has(STATE_SENSITIVE)
              and one.role not in (ROLE_LIST, ROLE_SCROLL_PANE) and one.path not in left_out
              # Those of the window manager, which has keys of its own
              and one.description not in ("Minimize the window", "Maximize the window",
                                          "Close the window")}
    # Text is read with the arrow keys, from where the keyboard is at first; Tab passes it over.
    keys = ["Tab"] * (len(usable) + 8)
    if place == "help":
        keys = ["Down"] * sum(one.role in (ROLE_HEADING, ROLE_LABEL) for one in usable.values()) + keys
    focused = program.focused()
    for key in keys:
        if focused:
            usable.pop(focused.path, None)
        # Of radio buttons side by side one is enough, as of the squares.
        for one in focused.parent.children if focused and focused.role == ROLE_RADIO else ():
            if one.role == ROLE_RADIO:
                usable.pop(one.path, None)
        if not usable:
            return
        focused = program.step(key)
    for one in usable.values():
        label = ", ".join(filter(None, (child.name for child in one.walk())))
        yield f"{place}: the keyboard does not come to “{one.name}” ({label})"


def add_walk_of(language, game):
    @tap.test(f"everything has a name in a game of {game} ({language})")
    def walk():
        home = Home.at(game.position, game.variant)
        with Program(language=language, home=home) as program:
            words, sides = program.words, game.sides
            yield from check_board(program, "Play")
            yield from nameless(program, "Play")
            program.play_by_keys(game.moves[0])
            program.see(words(sides("Move %u, White: %s"), int(game.position.split()[-1]),
                              game.moves[0].replace("-", "–")))
            yield from nameless(program, "a move")
            program.enter(game.piece)
            program.see(words("Show me a legal move"))
            yield from nameless(program, "a refusal")
            program.key("Escape")
            program.act("win.offer-draw")
            program.wait_can("win.accept-draw")
            yield from nameless(program, "a draw offered")
            program.act("win.decline-draw")
            program.act("win.go-back")
            program.wait_can("win.go-back", False)
            yield from nameless(program, "looking back")
            program.act("win.go-end")
            program.act("win.resign")
            program.wait_can("win.rematch")
            yield from nameless(program, "the end")


def add_walk(language):
    for game in GAMES:
        add_walk_of(language, game)

    for key, place, has_board in (("ctrl+n", "New game", False), ("ctrl+e", "Set up", True),
                                  ("F1", "help", False), ("ctrl+shift+question", "shortcuts", False),
                                  ("ctrl+comma", "preferences", False)):
        add_dialog(language, key, place, has_board)

    @tap.test(f"in Games everything has a name ({language})")
    def games():
        with Program(language=language) as program:
            program.act("win.place", "games")
            program.see(program.words("No games open"))
            yield from check_board(program, "Games")
            yield from nameless(program, "Games")
            program.hand_over(os.path.join(RECORDS, "empty.ugn"))
            program.wait_dialog("nothing is said")
            yield from nameless(program, "a message")
            program.close_dialog()
            program.act("app.about")
            program.wait_dialog("no window About")
            yield from nameless(program, "About")
        with Program(os.path.join(RECORDS, "illegal-3.ugn"), language=language) as program:
            program.see(program.words.plural(3, "%u game", "%u games"))
            yield from nameless(program, "the list of games")
        with Program(os.path.join(RECORDS, "nested.ugn"), language=language) as program:
            program.wait_can("win.play-from-here")
            yield from check_board(program, "a review")
            yield from nameless(program, "a review")


def add_dialog(language, key, place, has_board):
    @tap.test(f"in {place} everything has a name and is reached ({language})")
    def dialog():
        with Program(language=language) as program:
            program.point_away()
            yield from check_window(program, language, key, place, has_board)


for each in languages("en"):
    add_walk(each)


@tap.test("the keyboard alone comes to everything")
def keyboard():
    home = Home()
    try:
        home.write_session(record(moves="1. c3-c4 f6-f5 *"))
        with Program(home=home) as program:
            program.point_away()
            program.wait_board_focused()
            yield from unreached(program, "Play")
            program.key("alt+4")
            program.see("My games")
            yield from unreached(program, "Games")
        with Program(os.path.join(RECORDS, "bom.ugn"), home=home) as program:
            program.point_away()
            program.wait_can("win.play-from-here")
            program.key("alt+Right")
            program.wait_can("win.go-back")
            yield from unreached(program, "a review")
    finally:
        home.remove()


@tap.test("the list of games is used by keyboard")
def list_of_games():
    with Program(os.path.join(RECORDS, "illegal-3.ugn")) as program:
        program.point_away()
        program.see("3 games")
        program.reach("Anna – Boris")
        program.key("Down", "Down", "Return")
        program.wait_can("win.play-from-here")
        program.press("One move on")
        program.wait(lambda: program.placement().startswith("5bbb/5bbb/5bbb/8/2w5"), "no step")
        program.press("Move 3, White: b3–b4")


@tap.test("the keyboard comes back to the board after each dialog, menu and message")
def back():
    with Program() as program:
        program.point_away()
        program.go("d4")
        for key in ("ctrl+n", "ctrl+e", "F1", "ctrl+shift+question", "ctrl+comma", "ctrl+o"):
            program.key(key)
            program.wait_dialog(f"no window comes by {key}")
            program.close_dialog()
            program.wait_board_focused()
            if program.cursor() != "d4":
                yield f"after {key} the cursor is on {program.cursor()}"
        program.key("F10")
        program.wait(lambda: not program.cursor(), "the menu does not open")
        program.key("Escape")
        program.wait_board_focused()
        program.press("Main menu")
        program.wait(lambda: not program.cursor(), "the menu does not open")
        program.key("Escape")
        program.wait_board_focused()
        program.go("c3")
        program.key("space")
        program.wait_picked("c3")
        program.go("h8")
        program.key("space")
        program.see("Show me a legal move")
        program.press("Show me a legal move")
        program.wait_board_focused()
        program.key("Escape")
        program.key("alt+4", "alt+3")
        program.wait(lambda: program.state("win.place") == "play", "Play does not come back")
        program.wait_board_focused()


def hears(program, fits):
    program.wait(lambda: fits in getattr(program.focused(), "description", ""),
                 lambda: f"“{fits}” is not said")


@tap.test("what a screen reader cannot see is said: moves, refusals and what can be reached")
def announced():
    with Program() as program:
        program.go("c3")
        program.key("space")
        hears(program, "c3 picked up. 2 squares can be reached.")
        program.go("c4")
        program.key("space")
        hears(program, "White: c3 steps to c4")
        program.key("space")
        hears(program, "The piece on c4 is white, and it is Black’s turn: choose a black piece.")
        program.key("ctrl+z")
        hears(program, "White to move")


@tap.test("moves are said wherever the keyboard is")
def announced_elsewhere():
    with Program() as program:
        program.play_by_keys("c3-c4")
        program.play_by_keys("f6-f5")
        program.reach("Move 1, White: c3–c4")
        program.key("ctrl+z")
        hears(program, "White: c3 steps to c4")
        program.reach("To the start")
        program.key("ctrl+shift+z")
        hears(program, "Black: f6 steps to f5")


def play_blindly(program, move):
    """A move by keys, which may be refused."""
    start, end = move.split("-")
    program.go(start)
    program.key("space")
    hears(program, f"{start} picked up.")
    program.go(end)
    program.key("Return")


@tap.test("a lesson by keyboard: the task, hints, refusals, replies, praise and the next step are said")
def announced_in_lessons():
    home = Home()
    home.write("data/ugolki/progress.ini",
               "[ugolki-progress]\nversion=1\n\n[lesson/ugolki-anti-symmetry]\nat=copy\n")
    try:
        with Program(home=home, place="learn") as program:
            program.point_away()
            program.reach("The anti-symmetry rule", "Down")
            program.key("Return")
            program.wait_board_focused()
            hears(program, "A Black who copies everything gets at least a draw, and a dull game.")
            for again in range(2):
                program.key("ctrl+h")
                hears(program, ("White’s first move was c3 to c4", "The answer to c1–c3")[again])
                play_blindly(program, "f6-e6")
                hears(program, "That step is not the image of White’s move.")
                program.reach("Try again")
                program.key("Return")
                program.wait_board_focused()
            play_blindly(program, "f6-f5")
            hears(program, "White: c1 jumps to c3")
            play_blindly(program, "f8-f6")
            hears(program, "White: b3 jumps to d3")
            play_blindly(program, "g6-e6")
            hears(program, "In classic Ugolki the image of a move is always possible.")
            program.reach("Go on")
            program.key("Return")
            program.wait_board_focused()
            hears(program, "In tournaments Black may copy no more than ten")
    finally:
        home.remove()


@tap.test("in Gygès placements, bounces and the finish are said")
def announced_in_gyges():
    with Program(home=Home.at(None, "Gyges")) as program:
        program.wait_board_focused()
        program.key("3")
        hears(program, "A triple in hand: put it on a free square of row 1.")
        program.go("b1")
        program.key("space")
        hears(program, "South: places a triple on b1")
    with Program(home=Home.at(GYGES.ending, "Gyges")) as program:
        program.go("d2")
        program.key("space")
        hears(program, "Triple on d2 in hand: it goes three squares.")
        program.go("N")
        program.expect_square("N", "can be reached with 3 bounces")
        program.key("space")
        hears(program, "South: d2 to N by way of e2, d3, d4, 3 bounces")
        hears(program, "South wins: a piece has reached the far finish square.")


if __name__ == "__main__":
    tap.run()
