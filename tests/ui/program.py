"""program.py: the built program, driven as a person drives it

SPDX-License-Identifier: GPL-3.0-or-later

Starts the program in folders of its own on the display and the bus that are there, sees it through
AT-SPI as a screen reader does, and uses it with pointer and keys. It waits for what is to come and
never for a time; nothing depends on how fast the machine is. A test that uses a program fails when the program
warns of anything or does not end well.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

import gi

gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib  # noqa: E402

from accessibility import (  # noqa: E402
    PATIENCE, ROLE_LABEL, ROLE_TEXT, ROLES_OF_QUESTION, STATE_FOCUSABLE, STATE_FOCUSED,
    STATE_SENSITIVE, Tree, settled, until)
from display import Display  # noqa: E402
from games import GAMES, GYGES, START, UGOLKI, game_of, moves_of, parts_of  # noqa: E402
from words import LANGUAGES, Words, tail  # noqa: E402

__all__ = ["Clipboard", "GAMES", "GYGES", "Home", "IS_SMALL", "LANGUAGES", "Program", "START",
           "UGOLKI", "Words", "languages", "moves_of", "record", "settled", "tail", "until"]

APP_ID = "org.ugolki.Ugolki"
APP_PATH = "/org/ugolki/Ugolki"
ARTIFACTS = os.environ.get("UGO_ARTIFACTS") or os.path.join(
    os.environ.get("G_TEST_BUILDDIR", "."), "artifacts")
# From which width on the places stand in the header bar
WIDE = 720
# Where there is no window
OUTSIDE = 1279, 1023

# Under the sanitizers the program takes its time, and one language for each behaviour must do.
IS_SMALL = os.environ.get("UGO_TEST_MATRIX") == "small"

WARNING = re.compile(r"WARNING|CRITICAL|\*\*\s*ERROR|Sanitizer|runtime error|\(null\)")
LEAK = re.compile(r"^Direct leak of .*?\n\n", re.MULTILINE | re.DOTALL)
LEAKS_HEADER = re.compile(r"LeakSanitizer: detected memory leaks|byte\(s\) leaked in")
OWN_CODE = re.compile(r"/ugo-[\w-]+\.c:\d")
# Who it was that took memory can be told only by unwinding in full, which takes its time.
LEAK_OPTIONS = {"ASAN_OPTIONS": "fast_unwind_on_malloc=0:malloc_context_size=12",
                "LSAN_OPTIONS": "exitcode=0"}


def languages(one="it"):
    """The languages that a test is made in, or one of them where the matrix is to be small."""
    return (one,) if IS_SMALL else LANGUAGES


# Records

def record(variant="Ugolki 9", position=None, moves="*", **tags):
    """The text of a record."""
    shown = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?",
             "Black": "?", "Result": "*", **tags, "Variant": variant}
    if position:
        shown.update(SetUp="1", FEN=position)
    return "".join(f'[{name} "{value}"]\n' for name, value in shown.items()) + f"\n{moves}\n"


def is_board(one):
    """Whether an object holds squares, those of a finish too."""
    return len(one.children) >= 36 and all(re.match("[a-h][1-8]", child.name)
                                           for child in one.children[4:32])


def boards_of(root):
    return [one for one in root.walk() if is_board(one)]


def pages_of(window, words):
    """The places, {"play": Accessible, …}: what is called so and has a board in it."""
    names = {words(title, context="place"): name
             for name, title in (("learn", "Learn"), ("puzzles", "Puzzles"), ("play", "Play"),
                               ("games", "Games"))}
    return {names[one.name]: one for board in boards_of(window) for one in board.ancestors()
            if one.name in names}


def can_press(one, name):
    """Whether an object is called so, or has a label that is, and can be pressed."""
    labels = [child.name for child in one.children if child.role == ROLE_LABEL]
    return name in (one.name, *labels) and one.has(STATE_FOCUSABLE) and one.has(STATE_SENSITIVE)


class Home:
    """Folders of a person's: what a program leaves there the next one finds."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="ugolki-test-")
        for name in ("config", "data", "state", "cache"):
            os.mkdir(os.path.join(self.folder, name))
        self.session = os.path.join(self.folder, "data/ugolki/session.ugn")

    def set(self, settings):
        folder = os.path.join(self.folder, "config/glib-2.0/settings")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "keyfile"), "w", encoding="utf-8") as file:
            file.write("[org/ugolki/Ugolki]\n")
            for key, value in settings.items():
                text = GLib.Variant("s", value).print_(False) if isinstance(value, str) \
                    else str(value).lower()
                file.write(f"{key}={text}\n")

    def write(self, name, content):
        """Writes a file, text or bytes, and returns its path."""
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content.encode("utf-8") if isinstance(content, str) else content)
        return path

    def write_session(self, text):
        self.write("data/ugolki/session.ugn", text)

    @classmethod
    def at(cls, position, variant="Ugolki 9", **tags):
        """Folders in which a game stands at a position, or at its start when that is None."""
        home = cls()
        home.write_session(record(variant, position, **tags))
        return home

    def read(self, path):
        """The text of a file, nothing where there is none."""
        try:
            with open(path, encoding="utf-8", newline="") as file:
                return file.read()
        except FileNotFoundError:
            return ""

    def read_session(self):
        return self.read(self.session)

    def read_progress(self):
        return self.read(os.path.join(self.folder, "data/ugolki/progress.ini"))

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Clipboard:
    """The clipboard, as another program has it."""

    def __init__(self):
        self.clipboard = Gdk.Display.open(os.environ["DISPLAY"]).get_clipboard()

    def write(self, text):
        """Offers a text, which can be pasted while something is waited for."""
        self.clipboard.set_content(Gdk.ContentProvider.new_for_bytes(
            "text/plain;charset=utf-8", GLib.Bytes.new(text.encode("utf-8"))))

    def read(self):
        answers = []

        def read_cb(clipboard, result):
            try:
                answers.append(clipboard.read_text_finish(result) or "")
            except GLib.Error:
                answers.append("")
        self.clipboard.read_text_async(None, read_cb)
        until(lambda: answers, "the clipboard does not answer")
        return answers[0]

    def wait(self, fits):
        """Waits until the clipboard holds a text that fits, and returns it."""
        texts = []

        def is_there():
            texts.append(self.read())
            return fits(texts[-1])
        until(is_there, lambda: f"what was copied is not on the clipboard, but {texts[-1]!r}")
        return texts[-1]


class Program:
    """The program in its window. To be used with `with`, which also ends it and looks at how it
    went. Settings are those of the schema, with _ for -; without `home` it has a new one. It counts no
    race unless `ledger` is set: that takes a processor's time from the others. With `checks_leaks` a sanitized program is also asked for memory that it forgot."""

    n_failures = 0

    def __init__(self, *arguments, language="en", colours="light", size=(1100, 760), home=None,
                 locale="C.UTF-8", keeps_settings=False, checks_leaks=False, variables=None,
                 **settings):
        self.arguments = [str(argument) for argument in arguments]
        self.words = Words(language or "en")
        self.size = size
        self.owns_home = home is None
        self.home = home or Home()
        self.locale = locale
        self.checks_leaks = checks_leaks
        self.variables = variables or {}
        self.process = None
        self.main = 1  # the number of the window that is acted on, and whose board is meant
        self.display = Display()
        self.settled_boxes = {}
        if not keeps_settings:
            # Nothing on the display moves by itself, unless a test is about that.
            self.home.write("config/gtk-4.0/settings.ini", "[Settings]\ngtk-cursor-blink=false\n"
                            f"gtk-enable-animations={int('animation_speed' in settings)}\n")
            self.home.set({"language": language or "", "colour-scheme": colours,
                           "window-width": size[0], "window-height": size[1],
                           "animation-speed": 0.0, "ledger": False, "sound": False,
                           **{key.replace("_", "-"): value for key, value in settings.items()}})

    # Its life

    def __enter__(self):
        try:
            self._start()
        except BaseException:
            self._tell_failure()
            self._end()
            raise
        return self

    def __exit__(self, kind, error, trace):
        is_well = False
        try:
            if kind is None:
                self.stop()
                is_well = True
        finally:
            if not is_well:
                self._tell_failure()
            self._end()

    def _environment(self):
        folder = self.home.folder
        environment = {
            **os.environ, "HOME": folder, "XDG_CONFIG_HOME": f"{folder}/config",
            "XDG_DATA_HOME": f"{folder}/data", "XDG_STATE_HOME": f"{folder}/state",
            "XDG_CACHE_HOME": f"{folder}/cache", "GSETTINGS_BACKEND": "keyfile",
            "G_DEBUG": "fatal-warnings", "UGO_HELP_VIEWER": "inside", "LC_ALL": self.locale}
        for name in ("GTK_A11Y", "GTK_THEME", "LANGUAGE", "G_MESSAGES_DEBUG"):
            environment.pop(name, None)
        options = LEAK_OPTIONS if self.checks_leaks else {"ASAN_OPTIONS": "detect_leaks=0"}
        for name, value in options.items():
            environment[name] = ":".join(filter(None, (os.environ.get(name), value)))
        return {**environment, **self.variables}

    def _start(self):
        self.messages = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [os.environ["UGOLKI"], *self.arguments], env=self._environment(),
            stdin=subprocess.DEVNULL, stdout=self.messages, stderr=self.messages)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.tree = Tree(self.bus, self.process.pid)
        self.wait(self.tree.connect, "the program is not on the accessibility bus")
        self.wait(self.windows, "the program shows no window")
        self.focus()

    def hand_over(self, *arguments):
        """Starts the program a second time, which hands its arguments to the one that runs."""
        again = subprocess.run(
            [os.environ["UGOLKI"], *map(str, arguments)], env=self._environment(),
            stdin=subprocess.DEVNULL, stdout=self.messages, stderr=self.messages,
            timeout=10 * PATIENCE)
        assert again.returncode == 0, f"the second start ended with {again.returncode}"

    def _check_alive(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program has ended with {self.process.returncode}:\n"
                                 + self._read_messages())

    def _read_messages(self):
        self.messages.seek(0)
        return self.messages.read().decode("utf-8", "replace")

    def check_messages(self):
        """Fails when the program warned of anything. Memory that libraries keep to the end is not
        its fault: a leak counts when its own code was on the way there."""
        text = self._read_messages()
        leaks = [leak for leak in LEAK.findall(text) if OWN_CODE.search(leak)]
        bad = [line for line in text.splitlines()
               if WARNING.search(line) and not LEAKS_HEADER.search(line)]
        assert not bad and not leaks, "the program warned:\n" + "\n".join(bad + leaks)

    def kill(self):
        """Ends the program as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Closes the program as a person does, and checks that it ends well."""
        if self.process.poll() is None:
            self.act("app.quit")
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError("the program does not end") from None
        self.check_messages()
        assert status in (0, -signal.SIGKILL), \
            f"the program ended with {status}:\n{self._read_messages()}"

    def _end(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.owns_home:
            self.home.remove()

    def _tell_failure(self):
        Program.n_failures += 1
        script = os.path.splitext(os.path.basename(sys.argv[0]))[0]
        try:
            self.shoot(f"failed-{script}-{Program.n_failures}")
        except GLib.Error:
            pass
        for line in self._read_messages().splitlines()[:400] if self.process else ():
            print(f"# {line}", file=sys.stderr)

    def wait(self, condition, what):
        """Waits for something while the program lives."""
        def is_so():
            self._check_alive()
            return condition()
        return until(is_so, what)

    # Actions, as the session bus has them

    def _ask_actions(self, action, method, arguments):
        path = APP_PATH if action.startswith("app.") else f"{APP_PATH}/window/{self.main}"
        try:
            return self.bus.call_sync(APP_ID, path, "org.gtk.Actions", method, arguments, None,
                                      Gio.DBusCallFlags.NONE, int(PATIENCE * 1000), None).unpack()
        except GLib.Error as error:
            self._check_alive()
            raise AssertionError(f"{action}: {error.message}") from None

    def act(self, action, *values):
        """Runs an action such as win.undo, or app.language with "it", as soon as it can be done:
        what came before, a key say, may still be on its way."""
        self.wait_can(action)
        parameters = [GLib.Variant("i" if isinstance(value, int) else "s", value)
                      for value in values]
        self._ask_actions(action, "Activate",
                          GLib.Variant("(sava{sv})", (action.split(".")[1], parameters, {})))

    def _describe(self, action):
        return self._ask_actions(action, "Describe",
                                 GLib.Variant("(s)", (action.split(".")[1],)))[0]

    def can(self, action):
        return self._describe(action)[0]

    def state(self, action):
        return self._describe(action)[2][0]

    def go_to_start(self):
        """To the start of the record, unless it is shown already."""
        if self.can("win.go-start"):
            self.act("win.go-start")
        self.wait_can("win.go-back", False)

    def wait_can(self, action, can=True):
        self.wait(lambda: self.can(action) == can,
                  f"{action} can{'not' if can else ''} be done")

    # What is to be seen

    def windows(self):
        try:
            return self.tree.read().children
        except GLib.Error as error:
            problem = error.message
        # It has most likely ended, or is about to.
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the program does not answer: {problem}") from None
        self._check_alive()

    def window(self, title=None):
        """The newest window, or the one with a title; None when there is none."""
        return next((one for one in reversed(self.windows()) if title in (None, one.name)), None)

    def wait_dialog(self, what="no window comes", is_question=False):
        """Waits until a window comes before the main one, gives it the keyboard, and returns it."""
        def find():
            fitting = [one for one in self.windows()[1:]
                       if not is_question or one.role in ROLES_OF_QUESTION]
            return fitting[-1] if fitting else None
        dialog = self.wait(find, lambda: f"{what}, only {self.windows()}")
        self.focus()
        return dialog

    def wait_question(self):
        return self.wait_dialog("nothing is asked", is_question=True)

    def wait_main_window(self):
        """Waits until only the main window is left, and gives it the keyboard."""
        self.wait(lambda: len(self.windows()) == 1,
                  lambda: f"there still is “{self.window().name}”")
        self.focus()

    def close_dialog(self):
        self.key("Escape")
        self.wait_main_window()

    def shown(self, title=None, fits=None):
        """The objects that have a place on the display, of the newest window or one with a title;
        of the main window those of the place that is shown. With `fits` only those of which that
        is true."""
        root = self.window(title)
        if root is None:
            return []
        hidden = [page for name, page in pages_of(root, self.words).items()
                  if name != self.state("win.place")]
        # Of the two lists of places only one has a place of its own, which GTK 4.8 does not tell.
        lists = [one for one in root.walk() if one.name == self.words("Places") and one.children]
        if len(lists) == 2:
            foot, head = lists
            hidden.append(head if root.extents()[2] < WIDE else foot)
        found, rest = [], [root]
        while rest:
            one = rest.pop()
            if one not in hidden:
                found.append(one)
                rest += reversed(one.children)
        if fits:
            found = list(filter(fits, found))
        for one, box in zip(found, self.tree.ask_extents(found)):
            one.box = box or (0, 0, 0, 0)
        return [one for one in found if one.box[2] > 0 and one.box[3] > 0]

    def texts(self, title=None):
        return [one.name for one in self.shown(title, lambda one: one.name)]

    def see(self, text, title=None):
        """Waits until a text, or one that fits a function, is to be seen, and returns it."""
        fits = text if callable(text) else lambda name: name == text

        def find():
            return next((one.name for one in self.shown(
                title, lambda one: one.name and fits(one.name))), None)

        def describe():
            others = [name for name in self.texts(title) if not re.match("[a-h][1-8], ", name)]
            return f"{text!r} is not to be seen among {others}"
        return self.wait(find, describe)

    def button(self, name, title=None):
        """What is called so, or has a label that is, once it can be pressed."""
        def find():
            return next(iter(self.shown(title, lambda one: can_press(one, name))), None)
        return self.wait(find, lambda: f"nothing to press is called “{name}”")

    def button_can(self, name, title=None):
        """Whether what is called so can be pressed now."""
        return bool(self.shown(title, lambda one: can_press(one, name)))

    def focused(self):
        """The object that has the keyboard, or None."""
        window = self.window()
        return next((one for one in window.walk() if one.has(STATE_FOCUSED)), None) if window \
            else None

    def step(self, key):
        """Presses a key that moves the keyboard's place, and returns what has it then. That it
        stays where it was is believed after a while."""
        before = self.focused()

        def is_moved():
            now = self.focused()
            return now and (before is None or now.path != before.path)
        self.key(key)
        try:
            until(is_moved, "", patience=3)
        except AssertionError:
            self._check_alive()
        return self.focused()

    def reach(self, name, key="Tab"):
        """Goes, by a key such as Tab, to what has a name or begins with it and says more."""
        def is_there(one):
            names = [part.name for part in one.walk()] if one else []
            seen.append(names[:1])
            return any(re.match(re.escape(name) + r"(?!\w)", text) for text in names)
        seen = []
        one = self.focused()
        for _ in range(60):
            if is_there(one):
                return
            one = self.step(key)
        raise AssertionError(f"{key} does not come to “{name}”, only to {seen}")

    # The board

    def board(self, title=None):
        """The squares of the board that is shown, {"a1": Accessible, …}, as they are now; pieces
        to be placed wait at "@w1", "@b3" and so on."""
        def find():
            root = self.window(title) if title else self.windows()[self.main - 1]
            if root and title is None:
                root = pages_of(root, self.words).get(self.state("win.place"), root)
            return root and next(iter(boards_of(root)), None)
        places, slots = {}, iter(("@w1", "@w2", "@w3", "@b1", "@b2", "@b3"))
        for one in self.wait(find, "there is no board").children:
            square = re.match("([a-h][1-8]|[NS]),", one.name)
            places[square[1] if square else next(slots)] = one
        return places

    def game(self, title=None):
        """The game that is shown."""
        return game_of(self.board(title))

    def pieces(self, title=None):
        """Where the pieces stand, told from the words of the squares."""
        board = self.board(title)
        game, pieces = game_of(board), {}
        for square in game.squares:
            sign = game.read_square(self.words, square, board[square].name)
            assert sign is not None, f"{square} is called “{board[square].name}”"
            if sign:
                pieces[square] = sign
        return pieces

    def placement(self, title=None):
        return self.game(title).placement_of(self.pieces(title))

    def expect(self, position, title=None):
        """Waits for a position."""
        placement = position.split()[0]
        last = []

        def is_there():
            last[:] = [self.placement(title)]
            return last[0] == placement
        self.wait(is_there, lambda: f"not {placement} but {last[0]}")

    def expect_square(self, square, ending, title=None):
        """Waits until the words for a square end so."""
        last = []

        def is_there():
            last[:] = [self.board(title)[square].name]
            return last[0].endswith(ending)
        self.wait(is_there, lambda: f"{square} is “{last[0]}”")

    def wait_picked(self, square):
        self.expect_square(square, self.game().picked(self.words))

    def wait_resting(self, square):
        self.expect_square(square, self.game().resting(self.words))

    def wait_put_back(self):
        def is_free():
            ends = self.game().picked(self.words), self.game().resting(self.words)
            return not any(one.name.endswith(ends) for one in self.board().values())
        self.wait(is_free, "the piece stays in hand")

    # Pointer and keys

    def x_window_of(self, window):
        """The window on the display of an accessible one, and where its own coordinates begin
        there: inside of its border, which is as broad on all sides."""
        def find():
            box = window.extents()
            fitting = []
            for xid, x, y, width, height in self.display.windows() if box else ():
                border, rest = width - box[2], height - box[3]
                if 0 <= border <= 60 and 0 <= rest <= 80:
                    fitting.append((border + rest, -xid, xid, x + border // 2, y + border // 2))
            return min(fitting)[2:] if fitting else None
        return self.wait(find, lambda: f"“{window.name}” is not on the display")

    def focus(self):
        """Gives the keyboard to the newest window, as a window manager would."""
        def is_focused():
            window = self.window()
            return window and self.display.focus(self.x_window_of(window)[0])
        self.wait(is_focused, "the window does not take the keyboard")

    def resize(self, width, height):
        """Makes the newest window as large as this, as a window manager does."""
        xid = self.x_window_of(self.window())[0]
        self.display.resize(xid, width, height)
        self.wait(lambda: (width, height) in [x[3:] for x in self.display.windows()
                                              if x[0] == xid], "the size is not taken")
        settled(self.window().extents)

    def place_of(self, one):
        """Where the middle of an object is on the display."""
        _, left, top = self.x_window_of(one.ancestors()[1])
        frame = one.parent if is_board(one.parent) else one
        known = self.settled_boxes.get(frame.path)
        if known is None or known != frame.extents():
            self.settled_boxes[frame.path] = settled(frame.extents)
        box = one.extents()
        assert box and box[2] > 0 and box[3] > 0, f"{one} is not shown"
        return left + box[0] + box[2] // 2, top + box[1] + box[3] // 2

    def key(self, *keys):
        self._check_alive()
        for key in keys:
            self.display.key(key)

    def type(self, text):
        self._check_alive()
        self.display.type(text)

    def click_on(self, one, button=1):
        """Clicks on an object, which has been found."""
        self.click_at(*self.place_of(one), button)

    def click_at(self, x, y, button=1):
        self._check_alive()
        self.display.point(x, y)
        self.display.click(button)

    def press(self, name, title=None):
        """Clicks on a button."""
        self.click_on(self.button(name, title))

    def point_at(self, square, title=None):
        self.display.point(*self.place_of(self.board(title)[square]))

    def point_away(self):
        self.display.point(*OUTSIDE)

    def wheel(self, steps):
        """Turns the wheel where the pointer is, towards the person when positive."""
        self._check_alive()
        self.display.click(5 if steps > 0 else 4, abs(steps))

    def click(self, square, title=None, holding=None, button=1):
        place = self.place_of(self.board(title)[square])
        if holding:
            self.display.hold_key(holding, True)
        self.click_at(*place, button)
        if holding:
            self.display.hold_key(holding, False)

    def drag(self, start, end, title=None):
        """Drags what is on a square to another one, or out of the window when there is none."""
        board = self.board(title)
        self._check_alive()
        self.display.drag(*self.place_of(board[start]),
                          *(self.place_of(board[end]) if end else OUTSIDE))

    def cursor(self, title=None):
        """The square that has the keyboard, or None."""
        return next((square for square, one in self.board(title).items()
                     if one.has(STATE_FOCUSED)), None)

    def wait_board_focused(self, title=None):
        return self.wait(lambda: self.cursor(title),
                         lambda: f"the keyboard is not at the board but at {self.focused()}")

    def go(self, square, title=None):
        """Brings the cursor to a square by arrow keys; the board is not turned."""
        def wait_at(fits):
            self.wait(lambda: fits(self.cursor(title)),
                      lambda: f"the cursor is on {self.cursor(title)}, not on {square}")
        now = self.wait_board_focused(title)
        if now not in self.game(title).field and now != square:
            self.key("Down" if now == "N" or now.startswith("@b") else "Up")
            wait_at(lambda here: here in self.game(title).field)
            now = self.cursor(title)
        last = {"N": "c6", "S": "c1"}.get(square, square)
        if now != square:
            files, ranks = ord(last[0]) - ord(now[0]), int(last[1]) - int(now[1])
            keys = ["Right" if files > 0 else "Left"] * abs(files)
            keys += ["Up" if ranks > 0 else "Down"] * abs(ranks)
            keys += {"N": ["Up"], "S": ["Down"]}.get(square, [])
            self.key(*keys)
        wait_at(lambda here: here == square)

    # Moves, as records have them, such as c1-c3-e3 and 3@a1

    def expect_after(self, before, move):
        """Waits for what a move makes of the pieces."""
        game = self.game()
        self.expect(game.placement_of(game.after(before, move)))

    def _slot_of(self, piece):
        words = [f"@{side}{piece}" for side in "wb"]
        turn = self.words(self.game().sides("White to place a piece"))
        return words[0 if turn in self.texts() else 1]

    def play_by_mouse(self, move, by_hops=False):
        before, (piece, stops, drop) = self.pieces(), parts_of(move)
        start = self._slot_of(piece) if piece else stops[0]
        self.click(start)
        self.wait_picked(start)
        for stop in stops[1:-1] if by_hops else ():
            self.click(stop, holding="ctrl")
            self.wait_resting(stop)
        self.click(stops[-1])
        if drop:
            self.wait_resting(stops[-1])
            self.click(drop)
        self.expect_after(before, move)

    def play_by_drag(self, move):
        before, (piece, stops, drop) = self.pieces(), parts_of(move)
        self.drag(self._slot_of(piece) if piece else stops[0], stops[-1])
        if drop:
            self.wait_resting(stops[-1])
            self.drag(stops[-1], drop)
        self.expect_after(before, move)

    def play_by_keys(self, move, by_hops=False):
        before, (piece, stops, drop) = self.pieces(), parts_of(move)
        if piece:
            self.wait_board_focused()
            self.key(piece)
            self.wait_picked(self._slot_of(piece))
        else:
            self.go(stops[0])
            self.key("space")
            self.wait_picked(stops[0])
        for stop in stops[1:-1] if by_hops else ():
            self.go(stop)
            self.key("shift+space")
            self.wait_resting(stop)
        self.go(stops[-1])
        self.key("Return")
        if drop:
            self.wait_resting(stops[-1])
            self.go(drop)
            self.key("Return")
        self.expect_after(before, move)

    def play_by_typing(self, move, by_hops=True):
        """Types a move, by its ends alone unless by hops."""
        before, (piece, stops, drop) = self.pieces(), parts_of(move)
        if not by_hops and len(stops) > 2 and not drop:
            self.enter("-".join((stops[0], stops[-1])))
        else:
            self.enter(move)
        self.expect_after(before, move)

    def open_entry(self):
        """The entry for moves, which has the keyboard then."""
        if self.entry_text() is None:
            self.act("win.type-move")
        self.wait(lambda: self.entry_text() is not None, "there is no entry for a move")

    def entry_text(self):
        """What is typed there, or None when the keyboard is elsewhere."""
        one = self.focused()
        return self.tree.ask_text(one) if one and one.role == ROLE_TEXT else None

    def enter(self, text):
        """Types a move at the foot of the board, and enters it."""
        self.open_entry()
        self.key("ctrl+a", "BackSpace")
        self.type(text)
        self.wait(lambda: self.entry_text() == text,
                  lambda: f"not {text!r} is typed but {self.entry_text()!r}")
        self.key("Return")

    # Pictures

    def shoot(self, name):
        """Leaves a picture of the display, as far as the window goes, among the artefacts."""
        os.makedirs(ARTIFACTS, exist_ok=True)
        width, height = max(self.size[0], 480), max(self.size[1], 640)
        pixels = GLib.Bytes.new(self.display.picture(0, 0, width, height))
        Gdk.MemoryTexture.new(width, height, Gdk.MemoryFormat.B8G8R8A8, pixels, 4 * width) \
            .save_to_png(os.path.join(ARTIFACTS, f"{name}.png"))
