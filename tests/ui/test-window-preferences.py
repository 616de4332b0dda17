#!/usr/bin/env python3
"""What is chosen in the preferences holds at once, in every place, and is chosen by the keyboard
alone.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os

import tap
from program import Home, Program, START, Words, moves_of

RECORDS = os.path.join(tap.DATA, "records")


def open_preferences(program):
    program.key("ctrl+comma")
    program.wait_dialog("no preferences come")
    program.see(program.words("Preferences"))


def choose(program, name, *keys):
    """Goes to what is called so, and uses it by keys; then the preferences are left."""
    open_preferences(program)
    program.reach(name)
    program.key(*keys)


def wait_state(program, action, value):
    program.wait(lambda: program.state(action) == value,
                 lambda: f"{action} is {program.state(action)}, not {value}")


def colour_of(program, square, across=-0.4, down=0.4):
    """The colour of a place on a square, told in squares from its middle."""
    board = program.board()
    x, y = program.place_of(board[square])
    side = board[square].extents()[2]
    place = int(x + across * side), int(y + down * side)
    return tuple(program.display.picture(*place, 1, 1)[:3])


@tap.test("the colours are chosen by the keyboard alone and change every board that is shown")
def colours():
    with Program(os.path.join(RECORDS, "nested.ugn")) as program:
        program.point_away()
        program.wait_can("win.play-from-here")
        program.act("win.place", "play")
        program.wait_board_focused()
        before = colour_of(program, "d4")
        choose(program, "Walnut", "Right")
        wait_state(program, "win.board-theme", "slate")
        program.close_dialog()
        program.wait_board_focused()
        for place in ("play", "games"):
            program.act("win.place", place)
            program.wait(lambda: colour_of(program, "d4") != before,
                         f"the board in {place} has the old colours")
        choose(program, "Slate", "Right", "Right")
        wait_state(program, "win.board-theme", "high-contrast")


@tap.test("pieces, coordinates and the side of the board change at once")
def board():
    with Program() as program:
        program.point_away()
        program.wait_board_focused()
        middle = colour_of(program, "b2", 0, 0)
        choose(program, "Shaded", "Right")
        program.wait(lambda: colour_of(program, "b2", 0, 0) != middle, "the pieces are the same")
        program.reach("Coordinates on the squares")
        program.key("space")
        wait_state(program, "win.inner-coordinates", True)
        program.reach("Turn board")
        program.key("space")
        wait_state(program, "win.turn-board", True)
        program.close_dialog()
        program.wait(lambda: program.place_of(program.board()["a1"])[1]
                     < program.place_of(program.board()["a8"])[1], "the board is not turned")
        program.shoot("preferences-board")


@tap.test("when the language changes the preferences change too and keep the keyboard")
def language():
    with Program() as program:
        program.point_away()
        open_preferences(program)
        program.see("Language and appearance")
        program.act("app.language", "it")
        program.words = Words("it")
        program.wait(lambda: program.window().name == program.words("Preferences"),
                     lambda: f"the window is called “{program.window().name}”")
        program.see(program.words("Language and appearance"))
        program.reach(program.words("Turn board"))
        program.close_dialog()
        program.see(program.words("White to move"))
        program.wait_board_focused()


@tap.test("a move is made only when it is confirmed, by keys or by a button")
def confirm():
    moved = START.replace("8/8/www5", "8/2w5/ww6")
    home = Home()
    try:
        with Program(home=home, confirm_moves=True) as program:
            program.point_away()
            for answer in ("Escape", "ctrl+BackSpace", "ctrl+z", "Return", "ctrl+Return"):
                program.play_by_keys("c3-c4")
                program.see("Make this move")
                if answer == "ctrl+z":
                    # There is nothing to undo, and the move still waits.
                    program.key(answer, "Escape")
                else:
                    program.key(answer)
                program.wait_can("win.confirm-move", False)
                if answer.endswith("Return"):
                    program.expect(moved)
                    program.wait_can("win.undo")
                    program.key("ctrl+z")
                    program.wait_can("win.undo", False)
                program.expect(START)
            program.play_by_mouse("c3-c4")
            program.press("Close")
            program.expect(START)
            program.wait_can("win.confirm-move", False)
            program.play_by_drag("c3-c4")
            program.press("Make this move")
            program.see("Black to move")
            program.wait_board_focused()
        if moves_of(home.read_session()) != ["c3-c4"]:
            yield f"the record is {home.read_session()}"
    finally:
        home.remove()


@tap.test("a move that waits for its confirmation is no move: it is gone when the program was killed")
def confirm_killed():
    home = Home()
    try:
        with Program(home=home, confirm_moves=True) as program:
            program.play_by_keys("c3-c4")
            program.see("Make this move")
            program.kill()
        with Program(home=home) as program:
            program.expect(START)
    finally:
        home.remove()


@tap.test("who moves pieces by clicks alone does not drag them, and the other way round")
def input_style():
    with Program(input_style="click") as program:
        program.drag("c3", "c4")
        program.expect(START)
        program.play_by_mouse("b3-b4")
    with Program(input_style="drag") as program:
        program.click("c3")
        program.click("c4")
        program.expect(START)
        program.wait_put_back()
        program.play_by_drag("c3-c4")
        program.play_by_keys("f6-f5")


@tap.test("hints can be forbidden, and the level of a new game be chosen")
def playing():
    home = Home.at(None, BlackType="program", BlackLevel="2")
    try:
        with Program(home=home, hints=False, level=7) as program:
            program.point_away()
            program.see("White to move")
            program.wait_can("win.hint", False)
            program.key("ctrl+n")
            program.wait_dialog()
            program.see(lambda text: text.endswith("Computer, level 7"))
            program.close_dialog()
            choose(program, "Hints", "space")
            program.wait_can("win.hint")
    finally:
        home.remove()


@tap.test("settings of other versions are no hindrance, and are shown as the nearest there are")
def other_versions():
    home = Home()
    try:
        home.set({"coordinates": False, "board-theme": "paper", "piece-style": "marble",
                  "input-style": "wish", "animation-speed": 1.4, "level": 99, "language": "en"})
        with Program(home=home, keeps_settings=True) as program:
            program.expect(START)
            open_preferences(program)
            program.shoot("preferences-old")
            for action, value in (("win.coordinates", False), ("win.board-theme", "paper")):
                if program.state(action) != value:
                    yield f"{action} is {program.state(action)}"
            program.see("Normal")
            program.see("As in the last game")
            program.close_dialog()
            program.play_by_mouse("c3-c4")
            program.play_by_drag("f6-f5")
    finally:
        home.remove()


@tap.test("where there is no sound the preferences say why, and the game goes on")
def no_sound():
    with Program(sound=True, variables={"UGO_SOUND_LIBRARY": "/nonexistent"}) as program:
        program.point_away()
        program.play_by_keys("c3-c4")
        open_preferences(program)
        program.see(lambda text: text.startswith("There is no sound: "))
        program.close_dialog()
        program.play_by_keys("f6-f5")


@tap.test("sounds are switched off and on, and their volume is chosen, by keys")
def sound():
    with Program(sound=True) as program:
        program.point_away()
        program.play_by_mouse("c3-c4")
        choose(program, "Sounds", "space")
        program.reach("Volume")
        program.key("End")
        program.close_dialog()
        program.play_by_mouse("f6-f5")
        text = program.home.read(os.path.join(program.home.folder,
                                              "config/glib-2.0/settings/keyfile"))
        for line in ("sound=false", "sound-volume=1.0"):
            if line not in text.splitlines():
                yield f"the settings do not hold {line}: {text}"


if __name__ == "__main__":
    tap.run()
