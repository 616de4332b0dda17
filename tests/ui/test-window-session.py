#!/usr/bin/env python3
"""The game in progress outlives the program, however it ends.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import glob

import tap
from program import GAMES, Home, Program, START, moves_of, record


def wait_written(program, n_moves):
    program.wait(lambda: len(moves_of(program.home.read_session())) == n_moves,
                 "the move is not kept")


def add_killed(game):
    @tap.test(f"after each kill the game is there, at the same move ({game})")
    def killed():
        moves, place = game.moves[:6], game.position
        home = Home.at(game.position, game.variant)
        try:
            for number, move in enumerate(moves):
                with Program(home=home) as program:
                    program.expect(place)
                    (program.play_by_keys if number % 2 else program.play_by_mouse)(move)
                    place = program.placement()
                    wait_written(program, number + 1)
                    program.kill()
            with Program(home=home) as program:
                program.expect(place)
                program.key("ctrl+z", "ctrl+z")
                program.wait_can("win.redo")
                program.wait(lambda: '[Ply "4"]' in home.read_session(), "the place is not kept")
                place = program.placement()
                program.kill()
            # What was taken back is taken back still, and not only looked at from before.
            with Program(home=home) as program:
                program.expect(place)
                program.wait_can("win.redo")
                program.wait_can("win.undo")
                assert not program.button_can("Back to the game")
                program.key("alt+Left")
                program.button("Back to the game")
                program.wait(lambda: '[Ply "3"]' in home.read_session(), "the place is not kept")
                place = program.placement()
                program.kill()
            with Program(home=home) as program:
                program.expect(place)
                program.press("Back to the game")
                program.wait_can("win.undo")
                program.stop()
            assert moves_of(home.read_session()) == list(moves)
        finally:
            home.remove()


# A variant, its name as it is shown, and a first move
CLOSED = {
    "ugolki": ("Ugolki 16 diagonal", "Ugolki · 16 pieces · diagonal moves", "d4-e4"),
    "gyges": ("Gyges advanced", "Gygès · with replacement", "3@c1"),
}


def add_closed(game):
    @tap.test(f"a game that was closed goes on, with its result, its names and its rules ({game})")
    def closed():
        variant, name, move = CLOSED[game.id]
        sides = game.sides
        home = Home.at(None, variant, White="Anna", Black="Boris")
        try:
            with Program(home=home) as program:
                program.play_by_mouse(move)
                program.press("Resign")
                program.see(sides("Black resigns: White wins."))
            with Program(home=home) as program:
                program.see(sides("Black resigns: White wins."))
                program.see(name)
                program.see(sides("White: Anna. Black: Boris."))
                program.key("ctrl+z")
                program.wait_can("win.resign")
                assert moves_of(home.read_session()) == [move]
        finally:
            home.remove()


for each in GAMES:
    add_killed(each)
    add_closed(each)


BROKEN = {
    "cut off": record()[:60],
    "of zeros": b"\0" * 5000,
    "with an illegal move": record(moves="1. a1-h8 *"),
    "of another game": record("Chess", moves="1. e4 e5 *"),
    "empty": b"",
    "of two games": record() + "\n" + record(),
    "with a million brackets": record(moves="1. c2-c4 " + "(" * 1000000),
}


@tap.test("a broken game is told of and kept aside, and a new one can be played")
def broken():
    for how, content in BROKEN.items():
        home = Home()
        try:
            home.write("data/ugolki/session.ugn", content)
            with Program(home=home) as program:
                program.see(lambda text: text.startswith("The game in progress could not be read"))
                program.expect(START)
                program.play_by_mouse("c3-c4")
                program.stop()
            kept = glob.glob(home.session + ".*")
            content = content.encode() if isinstance(content, str) else content
            contents = []
            for path in kept:
                with open(path, "rb") as file:
                    contents.append(file.read())
            if content not in contents:
                yield f"a file {how} is not kept aside"
            if moves_of(home.read_session()) != ["c3-c4"]:
                yield f"after a file {how} the new game is not kept"
        except AssertionError as error:
            yield f"with a file {how}: {error}"
        finally:
            home.remove()


@tap.test("what was chosen is there the next time")
def settings():
    home = Home()
    try:
        with Program(home=home) as program:
            program.act("win.place", "games")
            program.act("win.board-theme", "slate")
            program.act("win.coordinates")
            program.act("app.colour-scheme", "dark")
        with Program(home=home, keeps_settings=True) as program:
            for action, value in (("win.place", "games"), ("win.board-theme", "slate"),
                                  ("win.coordinates", False), ("app.colour-scheme", "dark")):
                if program.state(action) != value:
                    yield f"{action} is {program.state(action)}"
    finally:
        home.remove()


@tap.test("settings that make no sense are no hindrance")
def odd_settings():
    for settings in ({"language": "xx"}, {"place": "nowhere"}, {"board_theme": "none"},
                     {"variant": "Chess 960"}, {"last_folder": "\u202e:/"},
                     {"animation_speed": 9.0}, {"window_width": 1, "window_height": 1},
                     {"colour_scheme": "pink"}):
        language = settings.pop("language", "en")
        program = Program(**settings)
        if language == "xx":
            program.home.set({"language": "xx"})
        with program:
            program.expect(START)
            program.key("ctrl+n")
            program.wait_dialog()
            program.close_dialog()


if __name__ == "__main__":
    tap.run()
