#!/usr/bin/env python3
"""Clocks, pauses, and games of the computer alone, in the window.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

import tap
from program import GAMES, Home, Program, languages, moves_of, record

LONG = "36000+5"


def clocks(program):
    """What the clocks show, White’s first, in seconds."""
    found = (re.fullmatch(r"(?:(\d+):)?(\d+):(\d\d)(?:[.,](\d))?", one.name)
             for one in program.shown())
    return [int(one[1] or 0) * 3600 + int(one[2]) * 60 + int(one[3]) + int(one[4] or 0) / 10
            for one in found if one]


def wait_clocks(program, fits, what="what the clocks show"):
    program.wait(lambda: len(clocks(program)) == 2 and fits(*clocks(program)),
                 lambda: f"{what}: {clocks(program)}")


def timed(game, control=LONG, **tags):
    return Home.at(game.position, game.variant, TimeControl=control, **tags)


def for_games(sentence):
    def add(function):
        for game in GAMES:
            tap.test(f"{sentence} ({game})")(lambda game=game: function(game))
    return add


@for_games("the first move starts the clocks, and what each move leaves is in the record")
def starts(game):
    with Program(home=timed(game)) as program:
        words = program.words
        wait_clocks(program, lambda white, black: white == black == 36000)
        assert not program.can("win.pause"), "a game that has not begun can be paused"
        program.play_by_mouse(game.moves[0])
        program.wait_can("win.pause")
        wait_clocks(program, lambda white, black: white == 36000 and black < 36000)
        program.play_by_mouse(game.moves[1])
        wait_clocks(program, lambda white, black: white < 36000)
        program.act("win.tell-time")
        program.act("win.pause")
        program.see(words("The game is paused. Make a move, or resume it."))
        program.play_by_mouse(game.moves[2])
        program.wait_can("win.pause")
        program.stop()
        text = program.home.read_session()
        assert len(re.findall(r"\[%clk\s\d+:\d\d:\d\d(?:\.\d+)?\]", text)) == 3, text


def add_pauses(language):
    @tap.test(f"a game is paused and resumed, by key and by button ({language})")
    def pauses():
        game = GAMES[0]
        with Program(language=language, home=timed(game)) as program:
            words = program.words
            program.play_by_keys(game.moves[0])
            program.wait_can("win.pause")
            program.key("ctrl+shift+p")
            program.see(words("The game is paused. Make a move, or resume it."))
            program.press(words("Resume"))
            program.wait_can("win.pause")
            program.wait_board_focused()
            program.press(words("Pause"))
            program.wait_can("win.resume")
            program.wait_board_focused()
            program.press(words("Resign"))
            program.wait_can("win.rematch")
            program.wait_can("win.resume", False)
            program.key("ctrl+z")
            program.wait_can("win.resume")
            program.key("ctrl+z")
            wait_clocks(program, lambda white, black: white == black == 36000)


for each in languages():
    add_pauses(each)


@tap.test("a flag that falls ends the game, is told, and can be taken back")
def flag():
    for side, moves in (("Black", 1), ("White", 2)):
        game = GAMES[0]
        with Program(home=timed(game, "2")) as program:
            words = program.words
            other = "White" if side == "Black" else "Black"
            for move in game.moves[:moves]:
                program.play_by_typing(move)
            program.see(words(f"{side}’s time has run out: {other} wins."))
            program.wait_can("win.rematch")
            wait_clocks(program, lambda white, black: 0 in (white, black))
            program.press(words("Undo"))
            program.wait_can("win.resume")
            wait_clocks(program, lambda white, black: 0 not in (white, black))
            program.act("win.redo")
            program.wait_can("win.rematch")
            program.stop()
            text = program.home.read_session()
            assert '[Termination "time forfeit"]' in text, text


@tap.test("the clocks stand when the game against the computer is over")
def computer_is_over():
    home = timed(GAMES[0], "600", WhiteType="program", WhiteLevel="1")
    with Program(home=home) as program:
        program.wait(lambda: len(moves_of(home.read_session())) == 1, "the computer does not begin")
        program.wait_can("win.pause")
        program.act("win.resign")
        program.wait_can("win.rematch")
        times = clocks(program)
        program.act("win.go-start")
        program.act("win.go-end")
        wait_clocks(program, lambda white, black: [white, black] == times)


@tap.test("after the end of the program the clocks are as they were, and the game is paused")
def restarts():
    game = GAMES[0]
    home = timed(game)
    try:
        with Program(home=home) as program:
            program.play_by_keys(game.moves[0])
            wait_clocks(program, lambda white, black: black <= 35998)
            program.act("win.pause")
            program.wait_can("win.resume")
            times = clocks(program)
            program.wait(lambda: "[TurnTime" in home.read_session(), "the time is not kept")
            program.kill()
        with Program(home=home) as program:
            program.see(program.words("The game is paused. Make a move, or resume it."))
            wait_clocks(program, lambda white, black: [white, black] == times)
            program.act("win.resume")
            wait_clocks(program, lambda white, black: black < times[1])
            program.act("win.pause")
            program.wait_can("win.resume")
            times = clocks(program)
            program.stop()
        with Program(home=home) as program:
            wait_clocks(program, lambda white, black: [white, black] == times)
    finally:
        home.remove()


@tap.test("the clocks stand while one looks back or is elsewhere, and go on afterwards")
def stands():
    game = GAMES[0]
    with Program(home=timed(game)) as program:
        for move in game.moves[:2]:
            program.play_by_keys(move)
        wait_clocks(program, lambda white, black: white < 36000)
        program.act("win.go-start")
        wait_clocks(program, lambda white, black: white == black == 36000)
        program.act("win.go-end")
        wait_clocks(program, lambda white, black: white < 36000)
        program.wait_can("win.pause")
        before = clocks(program)[0]
        program.act("win.new-game")
        program.wait_dialog()
        program.key("Escape")
        program.wait_main_window()
        wait_clocks(program, lambda white, black: white < before)


@tap.test("a new game has the times that were chosen last")
def chosen():
    with Program(home=Home.at(None), time_control="60 420d7") as program:
        words = program.words
        for _ in range(2):
            program.key("ctrl+n")
            program.wait_dialog()
            program.see(words("The first move starts the clocks. In each move the time begins to "
                              "run only when the seconds have passed. Whose time runs out loses."))
            program.key("Return")
            program.wait_main_window()
            wait_clocks(program, lambda white, black: (white, black) == (60, 420))
        program.play_by_keys("c2-c4")
        program.act("win.pause")
        program.stop()
        text = program.home.read_session()
        assert '[WhiteTimeControl "60"]' in text and '[BlackTimeControl "420d7"]' in text, text


@tap.test("a time of one’s own is chosen by keyboard")
def own_time():
    with Program(home=Home.at(None), time_control="420+7") as program:
        words = program.words
        program.key("ctrl+n")
        program.wait_dialog()
        program.reach(words("Minutes for the game"))
        program.key("ctrl+a")
        program.type("9")
        program.reach(words("They are not added: the time begins to run after them"))
        program.key("space")
        program.reach(words("Start"))
        program.key("Return")
        program.wait_main_window()
        wait_clocks(program, lambda white, black: white == black == 540)
        program.play_by_keys("c2-c4")
        program.act("win.pause")
        program.stop()
        text = program.home.read_session()
        assert '[TimeControl "540d7"]' in text, text


@tap.test("the clocks of a record are shown at each of its moves")
def reviews():
    game = GAMES[0]
    moves = (f"1. {game.moves[0]} {{[%clk 0:05:00]}} {game.moves[1]} {{[%clk 0:04:58.4] good}} "
             f"2. {game.moves[2]} {{[%clk 0:00:07.3]}} 0-1")
    home = Home()
    path = home.write("game.ugn", record(game.variant, moves=moves, TimeControl="300",
                                         Result="0-1", Termination="time forfeit"))
    try:
        with Program(path, home=home) as program:
            wait_clocks(program, lambda white, black: white == black == 300)
            program.act("win.go-forward")
            program.act("win.go-forward")
            wait_clocks(program, lambda white, black: (white, black) == (300, 299))
            program.act("win.go-end")
            wait_clocks(program, lambda white, black: (white, black) == (0, 299))
            program.wait_can("win.tell-time")
            assert not program.can("win.pause"), "a record can be paused"
    finally:
        home.remove()


@for_games("the computer plays itself, faster or slower, and is paused")
def watches(game):
    home = Home.at(game.position, game.variant, WhiteType="program", WhiteLevel="1",
                   BlackType="program", BlackLevel="2")
    with Program(home=home) as program:
        words = program.words
        program.see(words("The game is paused."))
        program.press(words("Slow", context="speed of moves"))
        program.wait(lambda: program.state("win.watch-speed") == "slow", "it is not slower")
        program.press(words("Resume"))
        program.wait(lambda: moves_of(home.read_session()), "the computer does not play")
        program.act("win.pause")
        program.wait_can("win.resume")
        n_moves = len(moves_of(home.read_session()))
        program.key("ctrl+z")
        program.wait_can("win.redo")
        assert program.can("win.resume"), "it goes on by itself"
        program.act("win.redo")
        program.wait_can("win.redo", False)
        assert len(moves_of(home.read_session())) == n_moves, "it went on while paused"
        program.press(words("Fast", context="speed of moves"))
        program.press(words("Resume"))
        program.wait(lambda: len(moves_of(home.read_session())) > n_moves + 2,
                     "the computer does not go on")


if __name__ == "__main__":
    tap.run()
