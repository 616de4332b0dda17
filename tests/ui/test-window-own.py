#!/usr/bin/env python3
"""Puzzles are made of one's own games in the window.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import tap
from program import Home, Program, languages, record

# In it a quiet move opens a road.
GAME = ("1. b1-d1 g7-e7 2. b2-d2 g8-e8-e6 3. c1-e1 h7-h5 4. a2-a4 f7-d7 5. b3-d3 f6-d6 "
        "6. a3-a5 h6-h4 7. c2-e2 g6-g5 8. c3-e3 h5-f5 9. d2-d4 g5-e5 10. a4-a6 e6-e4-c4 *")


def add_language(language):
    @tap.test(f"a chain of the game in Play becomes a puzzle, which stays after a kill ({language})")
    def by_mouse():
        home = Home()
        try:
            home.write_session(record(moves=GAME))
            with Program(language=language, home=home, place="puzzles",
                         checks_leaks=True) as program:
                words = program.words
                program.press(words("From your games"))
                program.wait_dialog()
                program.see(words("There are none of this game yet."))
                program.press(words("Look through my games"))
                program.see(words.plural(1, "%u new puzzle was found.",
                                         "%u new puzzles were found."))
                program.see(words("Solved: %1$u of %2$u", 0, 1))
                program.shoot(f"own-{language}")
                program.press(words("Solve them"))
                program.wait_main_window()
                program.wait_can("win.puzzle-hint")
                program.see(lambda text: " · last-brick-own-" in text)
                program.kill()
            with Program(language=language, home=home, place="puzzles") as program:
                program.press(words("From your games"))
                program.wait_dialog()
                program.see(words("Solved: %1$u of %2$u", 0, 1))
                program.close_dialog()
        finally:
            home.remove()


for each in languages():
    add_language(each)


@tap.test("own games are looked through by keyboard alone, and nothing is found twice")
def by_keyboard():
    home = Home()
    try:
        home.write_session(record(moves=GAME))
        with Program(home=home, place="puzzles") as program:
            program.point_away()
            program.reach("Puzzle of the day")
            program.reach("From your games", "Right")
            program.key("Return")
            program.wait_dialog()
            program.reach("Look through my games")
            program.key("Return")
            program.see("1 new puzzle was found.")
            program.reach("Look through my games")
            program.key("Return")
            program.see("No new puzzles were found.")
            program.reach("Solve them")
            program.key("Return")
            program.wait_main_window()
            program.wait_can("win.puzzle-hint")
            program.wait_board_focused()
    finally:
        home.remove()


if __name__ == "__main__":
    tap.run()
