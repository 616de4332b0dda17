#!/usr/bin/env python3
"""Every screen, in each language, light and dark, wide and narrow: pictures are left among the
artefacts, and nothing may be cut off.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import itertools
import os

import tap
from accessibility import ROLE_LABEL
from program import GYGES, Home, IS_SMALL, LANGUAGES, Program, UGOLKI, languages, record

RECORDS = os.path.join(tap.DATA, "records")
SIZES = ((1100, 760), (360, 600))
COLOURS = ("light", "dark")


def cut_off(program, place):
    """The labels that reach beyond their window or what they stand in, as far as that tells."""
    shown = program.shown()
    left, top, width, _ = shown[0].box
    for one in shown:
        x, _, across, _ = one.box
        if one.role == ROLE_LABEL and (x < left - 1 or x + across > left + width + 1):
            yield f"{place}: “{one.name}” reaches from {x} to {x + across} of {width}"
        # By itself it stands for a move that was told before a variation.
        elif one.role == ROLE_LABEL and one.name.endswith("…") and len(one.name) == 2:
            yield f"{place}: “{one.name}” is shortened"
        holder = one.parent
        if one.role == ROLE_LABEL and holder and holder.box[2] > 0 and (
                one.box[2] > holder.box[2] + 1 or one.box[3] > holder.box[3] + 1):
            yield f"{place}: “{one.name}” is larger than what holds it: {one.box}, {holder.box}"


class Screens:
    """The screens of one program, one after the other."""

    def __init__(self, program, ending):
        self.program, self.ending = program, ending
        self.faults = []

    def take(self, place):
        self.program.point_away()
        self.program.shoot(f"{place}.{self.ending}")
        # Of a menu the objects' places cannot be told.
        if place != "menu":
            self.faults += cut_off(self.program, place)

    def take_dialog(self, place):
        """A dialog, which a narrow display makes narrow, as a window manager does."""
        program = self.program
        if program.size[0] < 480:
            program.resize(*program.size)
        box = program.window().extents()
        if box[2] > program.size[0] or box[3] > program.size[1]:
            self.faults.append(f"{place}: needs {box[2]} by {box[3]}")
        self.take(place)

    def play(self):
        program, words = self.program, self.program.words
        program.see(words("White to move"))
        self.take("play-start")
        program.go("c3")
        program.key("space")
        program.wait_picked("c3")
        self.take("play-picked")
        program.go("e6")
        program.key("space")
        program.see(words("Show me a legal move"))
        self.take("play-refused")
        program.key("Escape")
        for move in ("c2-c4", "f7-f5", "a3-a4"):
            program.play_by_keys(move)
        self.take("play-moves")
        program.act("win.offer-draw")
        program.wait_can("win.accept-draw")
        self.take("play-draw-offered")
        program.act("win.decline-draw")
        program.key("alt+Left", "alt+Left")
        program.wait_can("win.go-end")
        program.wait_can("win.play-from-here")
        self.take("play-looking-back")
        program.key("alt+End")
        program.act("win.resign")
        program.wait_can("win.rematch")
        self.take("play-result")

    def typing(self, game):
        """What is typed, at the game's ending: a letter, a choice, a move, a refusal."""
        program = self.program
        program.see(program.words(game.sides("White to move")))
        square, moves = game.several
        for name, text in (("nothing", ""), ("piece", moves[0][:2]), ("choice", square),
                           ("move", game.chains[0])):
            program.open_entry()
            program.key("ctrl+a", "BackSpace")
            program.type(text)
            program.wait(lambda text=text: program.entry_text() == text, "it is not typed")
            self.take(f"typing-{game}-{name}")
        program.enter(f"{moves[0][:2]}-{game.corner}")
        program.see(program.words("Show me a legal move"))
        self.take(f"typing-{game}-refused")

    def gyges(self):
        program, words = self.program, self.program.words
        program.see(words("South to place a piece"))
        program.key("3")
        program.wait_picked("@w3")
        self.take("gyges-placement")
        program.key("Escape")
        for move in GYGES.opening[:12]:
            program.play_by_typing(move)
        program.key("Escape")
        program.go("c1")
        program.key("space")
        program.wait_picked("c1")
        self.take("gyges-picked")
        program.key("Escape")
        program.play_by_keys(GYGES.opening[12])
        self.take("gyges-moves")

    def dialogs(self):
        program = self.program
        for key, place in (("ctrl+n", "new-game"), ("ctrl+e", "set-up"), ("F1", "help"),
                           ("ctrl+shift+question", "shortcuts"),
                           ("ctrl+comma", "preferences")):
            program.key(key)
            program.wait_dialog(f"no window comes by {key}")
            self.take_dialog(place)
            program.close_dialog()
        program.act("app.about")
        program.wait_dialog("no window About")
        self.take_dialog("about")
        program.close_dialog()
        program.key("F10")
        program.wait(lambda: not program.cursor(), "the menu does not open")
        self.take("menu")
        program.key("Escape")
        program.wait_board_focused()

    def puzzles(self):
        program, words = self.program, self.program.words
        program.act("win.place", "puzzles")
        program.see(words("Puzzle of the day"))
        self.take("puzzles-themes")
        program.act("win.puzzle-theme", "last-brick")
        program.see(words("Start at level %d, which suits you", 1))
        self.take("puzzles-levels")
        program.act("win.puzzle-start")
        program.wait_can("win.puzzle-hint")
        self.take("puzzles-puzzle")
        program.key("ctrl+h")
        program.see(lambda text: text.startswith(words("Look between %1$s and %2$s.").split("%1")[0]))
        self.take("puzzles-hint")
        program.key("ctrl+j")
        program.see(words("The solution was shown: the puzzle comes back tomorrow."))
        self.take("puzzles-shown")

    def games(self):
        program, words = self.program, self.program.words
        program.act("win.place", "games")
        program.see(words("My games"))
        self.take("games-own")
        program.hand_over(os.path.join(RECORDS, "illegal-3.ugn"))
        program.see(words.plural(3, "%u game", "%u games"))
        self.take("games-list")
        program.hand_over(os.path.join(RECORDS, "nested.ugn"))
        program.wait_can("win.play-from-here")
        program.key("alt+Right", "alt+Right")
        program.wait_can("win.go-back")
        self.take("games-review")
        program.hand_over(os.path.join(RECORDS, "after-end.ugn"))
        program.see(words("Move %u, White: %s", 40, "h5–h6"))
        program.key("alt+End")
        program.see(words("A draw: both sides have filled their goals in the same round."))
        self.take("games-fault")
        program.hand_over(os.path.join(RECORDS, "empty.ugn"))
        program.wait_dialog("nothing is said")
        self.take("message")
        program.close_dialog()


def add(language, colours, size):
    ending = f"{language}.{colours}.{size[0]}x{size[1]}"

    @tap.test(f"nothing is cut off ({ending})")
    def look():
        home = Home()
        try:
            home.write_session(record(White="Anna", Black="Boris"))
            with Program(language=language, colours=colours, size=size, home=home,
                         checks_leaks=True) as program:
                screens = Screens(program, ending)
                screens.play()
                screens.dialogs()
                screens.puzzles()
                screens.games()
                return screens.faults
        finally:
            home.remove()


def add_games(language, colours, size):
    ending = f"{language}.{colours}.{size[0]}x{size[1]}"

    @tap.test(f"nothing is cut off in Gygès, nor where moves are typed ({ending})")
    def look():
        faults = []
        for position, variant, take in (
                (None, "Gyges", lambda screens: screens.gyges()),
                (GYGES.ending, "Gyges", lambda screens: screens.typing(GYGES)),
                (UGOLKI.ending, "Ugolki 9", lambda screens: screens.typing(UGOLKI))):
            with Program(language=language, colours=colours, size=size,
                         home=Home.at(position, variant)) as program:
                screens = Screens(program, ending)
                take(screens)
                faults += screens.faults
        return faults


def add_clocks(language, colours, size):
    ending = f"{language}.{colours}.{size[0]}x{size[1]}"

    @tap.test(f"nothing is cut off beside the clocks, nor where times are chosen ({ending})")
    def look():
        faults = []
        for control, tags, action in (
                ("18000d60", {}, "win.pause"),
                ("9", {}, "win.rematch"),
                ("18000+5", {"WhiteType": "program", "WhiteLevel": "1", "BlackType": "program",
                               "BlackLevel": "1"}, "win.resume")):
            home = Home.at(None, "Ugolki 9" if tags else "Gyges", TimeControl=control, **tags)
            with Program(language=language, colours=colours, size=size, home=home,
                         time_control="18000d60 420+7") as program:
                screens = Screens(program, ending)
                if not tags:
                    program.play_by_typing("3@a1")
                program.wait_can(action)
                screens.take(f"clocks-{action.split('.')[1]}")
                if program.window().extents()[2] > size[0]:
                    faults.append(f"{control}: the window is {program.window().extents()}")
                if action == "win.pause":
                    program.key("ctrl+n")
                    program.wait_dialog()
                    program.reach(program.words("Different times for the two sides"))
                    screens.take_dialog("new-game-times")
                faults += screens.faults
        return faults


# Every language at each size; the colours, which cut nothing off, take turns.
ALL = tuple((language, COLOURS[(number + number // 2) % 2], size)
            for number, (language, size) in enumerate(itertools.product(LANGUAGES, SIZES)))
for each in (("it", COLOURS[1], SIZES[0]), ("ru", COLOURS[0], SIZES[1])) if IS_SMALL else ALL:
    add(*each)
# Every language at each size, and each in one of the colours.
for number, (each_language, each_size) in enumerate(itertools.product(languages("ru"), SIZES)):
    add_games(each_language, COLOURS[number % 2], each_size)
    add_clocks(each_language, COLOURS[(number + 1) % 2], each_size)


def add_smallest(language):
    @tap.test(f"the window can be made as small as 360 by 600 ({language})")
    def smallest():
        with Program(language=language) as program:
            program.resize(360, 600)
            program.size = (360, 600)
            program.wait(lambda: program.window().extents()[2] <= 360,
                         lambda: f"the window is {program.window().extents()}")
            program.shoot(f"smallest.{language}")
            return list(cut_off(program, "Play"))


for each_language in languages("ru"):
    add_smallest(each_language)


if __name__ == "__main__":
    tap.run()
