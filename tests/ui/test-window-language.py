#!/usr/bin/env python3
"""The program speaks each of its languages, in whatever locale, and changes it at once.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re

import tap
from program import GYGES, Home, Program, START, Words, languages, record

# What is the same in all languages.
SHARED = re.compile(r"Ugolki|Gygès|English|Italiano|Русский|Anna|Bad|Third|Boris|Casual game|"
                    r"[\w-]+\.ugn|GPL\S*|\b[a-h][1-8]\b|\b[wb0-9]+(?:/[wb0-9]+)+\b|"
                    r"\b(?:Ctrl|Shift|Alt|Home|End|Enter|Return|Delete|Esc(?:ape)?|Back[Ss]pace|"
                    r"F\d+)\b")


def forgotten(words, texts):
    """The texts among them that are not in the language of the words."""
    for text in sorted(set(texts)):
        rest = SHARED.sub("", text)
        if text.startswith(("Ugo", "Gtk")) and re.fullmatch(r"\w+", text):
            continue
        if words.is_forgotten(text):
            yield f"{words.language}: “{text}” is left in English"
        elif words.language == "ru" and re.search(r"[A-Za-z]{2}", rest):
            yield f"{words.language}: “{text}” is not Russian"
        elif words.language != "ru" and re.search(r"[А-Яа-я]", rest):
            yield f"{words.language}: “{text}” is Russian"


def check(program, place):
    for fault in forgotten(program.words, program.texts()):
        yield f"{place}: {fault}"


def with_dialog(program, key, place):
    program.key(key)
    program.wait_dialog(f"no window comes by {key}")
    yield from check(program, place)
    program.close_dialog()


def add_screens(language):
    @tap.test(f"everything is said in the language ({language})")
    def screens():
        path = os.path.join(tap.DATA, "records", "illegal-3.ugn")
        with Program(language=language) as program:
            words = program.words
            yield from check(program, "Play")
            program.click("c3")
            program.wait_picked("c3")
            yield from check(program, "a piece in hand")
            program.click("e6")
            program.see(words("Show me a legal move"))
            yield from check(program, "a refusal")
            program.key("Escape")
            program.play_by_mouse("c3-c4")
            yield from check(program, "a move")
            program.press(words("Offer a draw"))
            program.see(words("Black offers a draw"))
            yield from check(program, "a draw offered")
            program.press(words("Decline"))
            program.key("alt+Left")
            program.see(words("Looking back at the start"))
            yield from check(program, "looking back")
            program.key("alt+Right")
            program.press(words("Resign"))
            program.see(words("Black resigns: White wins."))
            yield from check(program, "the end")
            for key, place in (("ctrl+n", "New game"), ("ctrl+e", "Set up position"),
                               ("F1", "help"), ("ctrl+shift+question", "shortcuts")):
                yield from with_dialog(program, key, place)
            program.act("win.place", "games")
            program.see(words("My games"))
            yield from check(program, "Games")
            program.hand_over(path)
            program.see(words.plural(3, "%u game", "%u games"))
            yield from check(program, "the list of games")
            program.press("Bad – Boris")
            program.key("Return")
            program.wait_can("win.play-from-here")
            yield from check(program, "a review")


def add_gyges(language):
    @tap.test(f"everything is said in the language in a game of Gygès ({language})")
    def screens():
        with Program(language=language, home=Home.at(None, "Gyges advanced")) as program:
            words = program.words
            yield from check(program, "the placement")
            program.click("@w3")
            program.wait_picked("@w3")
            yield from check(program, "a piece from the tray")
            program.key("Escape")
            for move in GYGES.opening[:12]:
                program.play_by_typing(move)
            yield from check(program, "the first move")
            program.click("a1")
            program.wait_picked("a1")
            yield from check(program, "a piece in hand")
            program.click("b1")
            program.wait_resting("b1")
            yield from check(program, "a replacement")
            program.key("Escape", "Escape")
            for text in ("c", "c1", "e3", "a1-f6", "c1-f4"):
                program.open_entry()
                program.key("ctrl+a", "BackSpace")
                program.type(text)
                program.wait(lambda text=text: program.entry_text() == text, "it is not typed")
                yield from check(program, f"“{text}” typed")
            program.key("Return")
            program.see(words("Show me a legal move"))
            yield from check(program, "a refusal")


for each in languages("ru"):
    add_screens(each)
    add_gyges(each)


def change_and_check(program, language, place):
    program.act("app.language", language)
    program.words = Words(language)
    program.see(program.words("Games", context="place"))
    program.wait(lambda: not list(forgotten(program.words, program.texts())),
                 lambda: "\n".join(forgotten(program.words, program.texts())))
    program.expect(place)


def change_all(locale):
    home = Home()
    try:
        home.write_session(record(moves="1. c3-c4 f6-f5 *"))
        with Program(home=home, locale=locale) as program:
            place = "5bbb/5bbb/6bb/5b2/2w5/ww6/www5/www5"
            program.expect(place)
            for language in ("it", "ru", "en", "ru", "it", "en"):
                change_and_check(program, language, place)
                program.see(program.words("White to move"))
                program.wait_board_focused()
            program.act("app.language", "ru")
            program.words = Words("ru")
            program.see(program.words("White to move"))
            program.play_by_mouse("c2-c3")
            program.stop()
        with Program(home=home, locale=locale, language="ru", keeps_settings=True) as program:
            program.see(program.words("Black to move"))
    finally:
        home.remove()


for each in ("C.UTF-8", "C"):
    tap.test(f"the language changes at once and the game stays (LC_ALL={each})")(
        lambda locale=each: change_all(locale))


@tap.test("the language of the system is taken when none is chosen, and English for one we lack")
def system():
    for variable, language in (("it", "it"), ("ru_RU:en", "ru"), ("de", "en"), ("", "en")):
        with Program(language=None, variables={"LANGUAGE": variable}) as program:
            program.words = Words(language)
            program.see(program.words("White to move"))
            program.expect(START)


@tap.test("the language changes in a review and with a piece in hand")
def change_elsewhere():
    path = os.path.join(tap.DATA, "records", "bom.ugn")
    with Program(path) as program:
        program.wait_can("win.play-from-here")
        program.key("alt+Right")
        place = program.placement()
        for language in ("ru", "it", "en"):
            change_and_check(program, language, place)
            program.see(program.words("Play on from here"))
        program.key("alt+3")
        program.click("c3")
        program.wait_picked("c3")
        change_and_check(program, "it", START)


@tap.test("the language is chosen in the menu by keyboard")
def menu():
    with Program() as program:
        program.key("F10")
        program.reach("Language", key="Down")
        program.key("Return")
        program.see("Русский")
        program.reach("Русский", key="Down")
        program.key("Return")
        program.words = Words("ru")
        program.see(program.words("White to move"))
        program.wait_board_focused()


if __name__ == "__main__":
    tap.run()
