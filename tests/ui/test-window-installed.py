#!/usr/bin/env python3
"""The program runs from where it was installed, in each language, and the bus starts it.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import pathlib
import shutil
import subprocess
import tempfile

import tap
from program import APP_ID, Home, Program, UGOLKI, languages

FOLDER = tempfile.TemporaryDirectory()


def install():
    """Installs into a folder that is removed at the end; nothing of the build tree is used then."""
    subprocess.run(["meson", "install", "-C", os.environ["UGO_BUILD_ROOT"], "--no-rebuild",
                    "--quiet", "--destdir", FOLDER.name], check=True, stdout=subprocess.DEVNULL)
    program = next(pathlib.Path(FOLDER.name).rglob("bin/ugolki"))
    share = program.parent.parent / "share"
    subprocess.run(["glib-compile-schemas", share / "glib-2.0/schemas"], check=True)
    del os.environ["GSETTINGS_SCHEMA_DIR"]
    os.environ["UGOLKI"] = str(program)
    os.environ["UGO_LOCALEDIR"] = str(share / "locale")
    others = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    os.environ["XDG_DATA_DIRS"] = f"{share}:{others}"
    return share


SHARE = install()


def add_language(language):
    @tap.test(f"the installed program plays a move ({language})")
    def runs():
        with Program(language=language, home=Home.at(UGOLKI.ending, UGOLKI.variant)) as program:
            program.see(program.words("White to move"))
            program.play_by_mouse(UGOLKI.chains[0])
            program.see(program.words("Black to move"))
            program.act("win.undo")
            program.see(program.words("White to move"))


for each in languages():
    add_language(each)


STARTED_BY_THE_BUS = f'''
set -e
gapplication action {APP_ID} puzzles
window () {{
  gdbus call --session -d {APP_ID} -o /org/ugolki/Ugolki/window/1 -m "org.gtk.Actions.$@"
}}
for n in $(seq 300); do
  place=$(window Describe place) || place=
  case $place in *"<'puzzles'>"*) break ;; esac
  sleep 0.1
done
printf '%s\\n' "$place"
gapplication action {APP_ID} quit
'''


@tap.test("the bus starts the program for an action of the desktop entry")
def activation():
    with tempfile.TemporaryDirectory() as folder:
        # The copy stands elsewhere than it will be installed, which its file names.
        services = pathlib.Path(folder) / "dbus-1/services"
        shutil.copytree(SHARE / "dbus-1/services", services)
        for path in services.iterdir():
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
            path.write_text("".join(
                f"Exec={os.environ['UGOLKI']} --gapplication-service\n"
                if line.startswith("Exec=") else line for line in lines), encoding="utf-8")
        home = Home()
        done = subprocess.run(
            ["dbus-run-session", "--", "sh", "-c", STARTED_BY_THE_BUS], text=True, timeout=120,
            capture_output=True, check=False,
            env={**os.environ, "XDG_DATA_DIRS": f"{folder}:{os.environ['XDG_DATA_DIRS']}",
                 "XDG_DATA_HOME": f"{home.folder}/data"})
        home.remove()
        if done.returncode != 0 or "<'puzzles'>" not in done.stdout:
            yield f"{done.returncode}: {done.stdout}{done.stderr}"


tap.run()
