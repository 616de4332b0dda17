#!/usr/bin/env python3
"""Everything that is kept is saved in one file, and brought back in another home.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import glob
import os
import zipfile

import tap
from program import Home, Program, languages, moves_of, record

PROGRESS = "[ugolki-progress]\nversion=1\n\n[lesson/ugolki-chain]\nat=longest\ntwo=3\n"


def choose(program, path):
    """Gives the file chooser a name."""
    program.wait(lambda: len(program.windows()) == 2, "no file is asked for")
    program.focus()
    program.key("ctrl+a")
    program.type(path)
    program.key("Return")


def kept_games(home):
    return sorted(moves_of(home.read(path))
                  for path in glob.glob(home.folder + "/data/ugolki/games/*.ugn"))


def add_language(language):
    @tap.test(f"what is saved in one home comes back in another, and that is undone ({language})")
    def there_and_back():
        old, new = Home(), Home()
        path = os.path.join(old.folder, "all.zip")
        try:
            old.write("data/ugolki/progress.ini", PROGRESS)
            old.write_session(record(moves="1. c3-c4 *"))
            with Program(language=language, home=old, lens=True) as program:
                words = program.words
                program.act("win.back-up")
                choose(program, path)
                program.see(words("Everything is saved: games, puzzles, progress and preferences."))
                program.wait_main_window()
            with zipfile.ZipFile(path) as archive:
                assert archive.testzip() is None
                assert archive.read("progress.ini").decode() == old.read_progress()
                assert sum(name.startswith("games/") for name in archive.namelist()) == 1

            with Program(language=language, home=new, place="games", lens=False) as program:
                words = program.words
                program.act("win.restore")
                choose(program, path)
                program.wait_question()
                program.shoot(f"backup-{language}")
                program.press(words("Bring back"))
                program.wait_main_window()
                program.see(lambda text: text.startswith(words("Brought back.")) and "1" in text)
                program.wait(lambda: ["c3-c4"] in kept_games(new), "the game is not there")
                program.wait(lambda: "two=3\n" in new.read_progress(), "the progress is not there")
                program.wait(lambda: program.state("win.lens"), "the preference is not there")
                program.act("win.undo-restore")
                program.wait(lambda: "two=" not in new.read_progress(), "nothing is undone")
                program.wait(lambda: not program.state("win.lens"), "the preference is not undone")
                program.wait_can("win.undo-restore", False)
            assert ["c3-c4"] in kept_games(new)
        finally:
            old.remove()
            new.remove()


for each in languages():
    add_language(each)


@tap.test("another file is refused in words, and nothing changes")
def refused():
    home = Home()
    home.write("data/ugolki/progress.ini", PROGRESS)
    home.write("other.zip", "no archive")
    try:
        with Program(home=home) as program:
            program.act("win.restore")
            choose(program, os.path.join(home.folder, "other.zip"))
            program.see("“other.zip” is no backup of Ugolki: choose a file that was made with "
                        "“Back up”.")
            program.close_dialog()
            program.wait_can("win.restore")
        assert home.read_progress() == PROGRESS
    finally:
        home.remove()


if __name__ == "__main__":
    tap.run()
