#!/usr/bin/env python3
"""Wherever a person is, a shortcut does one thing.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re

import tap
from program import Home, Program, record

RECORDS = os.path.join(tap.DATA, "records")
WINDOW = os.path.join(os.environ["G_TEST_SRCDIR"], "../src/ui/ugo-window-actions.c")


def shared():
    """The shortcuts that more than one action has, {"<Control>h": ["win.hint", …]}."""
    actions = {}
    with open(WINDOW, encoding="utf-8") as file:
        for action, keys in re.findall(r'^  \{ "([^"]+)", \{ (.*?) \} \},$', file.read(),
                                       re.MULTILINE):
            for key in re.findall('"([^"]+)"', keys):
                actions.setdefault(key, []).append(action)
    return {key: names for key, names in actions.items() if len(names) > 1}


def clashes(program, place):
    """The shortcuts that would do more than one thing now."""
    for key, actions in shared().items():
        able = [action for action in actions if program.can(action.split("(")[0])]
        if len(able) > 1:
            yield f"{place}: {key} is for {', '.join(able)}"


@tap.test("no two actions that can be done share a shortcut, in any place")
def places():
    assert shared(), "no shortcut is found that actions share"
    home = Home()
    try:
        home.write_session(record(moves="1. c3-c4 f6-f5 *", BlackType="program", BlackLevel="1"))
        with Program(home=home) as program:
            program.wait_can("win.undo")
            yield from clashes(program, "Play")
            program.act("win.go-back")
            program.wait_can("win.go-forward")
            yield from clashes(program, "looking back")
            program.act("win.place", "learn")
            program.wait(lambda: program.state("win.place") == "learn", "Learn does not come")
            yield from clashes(program, "Learn")
            program.act("win.place", "puzzles")
            program.see("Puzzle of the day")
            yield from clashes(program, "Puzzles")
            program.act("win.puzzle-theme", "last-brick")
            program.act("win.puzzle-start")
            program.wait_can("win.puzzle-hint")
            yield from clashes(program, "a puzzle")
            program.act("win.place", "games")
            program.see("My games")
            yield from clashes(program, "Games")
            program.hand_over(os.path.join(RECORDS, "nested.ugn"))
            program.wait_can("win.play-from-here")
            program.act("win.go-forward")
            program.wait_can("win.go-back")
            yield from clashes(program, "a review")
            program.act("win.place", "play")
            program.act("win.go-end")
            program.act("win.resign")
            program.wait_can("win.rematch")
            yield from clashes(program, "the end of a game")
    finally:
        home.remove()


@tap.test("no two actions that can be done share a shortcut while a move waits to be confirmed")
def confirming():
    with Program(confirm_moves=True) as program:
        program.play_by_keys("c3-c4")
        program.wait_can("win.confirm-move")
        yield from clashes(program, "a move that waits")


if __name__ == "__main__":
    tap.run()
