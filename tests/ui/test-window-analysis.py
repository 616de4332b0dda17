#!/usr/bin/env python3
"""A game is analysed in the window: by mouse, by keys, in each language.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import tap
from program import Home, Program, Words, languages, record

# Both sides make blunder after blunder: White need only step into the goal.
PLACES = ("5www/5www/5w1w/6w1/8/1b6/bbb5/bbbbb3 w 60", "5www/5www/5w1w/8/6w1/1b6/bbb5/bbbbb3 b 60",
          "5www/5www/5w1w/8/1b4w1/8/bbb5/bbbbb3 w 61", "5www/5www/5w1w/8/1b6/6w1/bbb5/bbbbb3 b 61",
          "5www/5www/5w1w/8/2b5/6w1/bbb5/bbbbb3 w 62")
START, FIRST, *_, LAST = PLACES
STEP_BACK = record(position=START, moves="60. g5-g4 b3-b4 61. g4-g3 b4-c4 *",
                   White="Anna", Black="Boris")


def opened(text=STEP_BACK, **options):
    home = Home()
    return Program(home.write("game.ugn", text), home=home, **options)


def see_blunder(program):
    blunder = program.words("A blunder.")
    return program.see(lambda name: name.startswith(f"{blunder} "))


def wait_done(program):
    program.wait(lambda: not program.can("win.stop-analysis") and not program.can("win.analyse"),
                 "the analysis does not end")


def click_graph(program, at_end):
    """Clicks on the first or the last place of the graph, which the analysis begins with."""
    part = program.shown(fits=lambda one: one.name == program.words("Analysis"))[0]
    x, y = program.place_of(part)
    _left, _top, width, height = part.extents()
    program.click_at(x + (width // 2 - 8) * (1 if at_end else -1), y - height // 2 + 20)


def add_language(language):
    @tap.test(f"a game is analysed, and its mistakes are walked through ({language})")
    def analysed():
        with opened(language=language, checks_leaks=True) as program:
            words = program.words
            program.expect(START)
            program.press(words("Analyse the game"))
            wait_done(program)
            program.see(words.plural(1, "White can win in %d move, whatever Black does.",
                                     "White can win in %d moves, whatever Black does.", 1))
            program.press(words("Next mistake"))
            program.expect(FIRST)
            see_blunder(program)
            program.shoot(f"analysis-{language}")
            for place in PLACES[2:]:
                program.key("alt+Down")
                program.expect(place)
                see_blunder(program)
            program.wait_can("win.next-mistake", False)
            for place in PLACES[-2:0:-1]:
                program.press(words("Previous mistake"))
                program.expect(place)
            program.wait_can("win.previous-mistake", False)


for each in languages():
    add_language(each)


@tap.test("the language is changed, and the analysis stays")
def language():
    with opened() as program:
        program.act("win.analyse")
        wait_done(program)
        program.act("win.next-mistake")
        see_blunder(program)
        program.act("app.language", "ru")
        program.words = Words("ru")
        see_blunder(program)
        program.wait_can("win.analyse", False)


@tap.test("a long analysis is stopped, goes on, and may be left and closed")
def stopped():
    moves = next(row[3] for row in tap.tsv("vectors/ugolki-games.tsv")
                 if row[0] == "Ugolki 9" and len(row[3]) > 600)
    with opened(record(moves=f"{moves} *")) as program:
        program.key("ctrl+h")
        program.wait_can("win.stop-analysis")
        program.key("ctrl+h")
        program.wait_can("win.analyse")
        program.press(program.words("Analyse the game"))
        program.wait_can("win.stop-analysis")
        program.act("win.place", "play")
        program.wait_can("win.stop-analysis", False)
        program.act("win.place", "games")
        program.wait(lambda: program.can("win.stop-analysis") or not program.can("win.analyse"),
                     "the analysis has been given up in another place")


@tap.test("a click on the graph goes to a position")
def graph():
    with opened() as program:
        program.act("win.analyse")
        wait_done(program)
        click_graph(program, at_end=True)
        program.expect(LAST)
        click_graph(program, at_end=False)
        program.expect(START)


tap.run()
