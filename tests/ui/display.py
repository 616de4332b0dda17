"""display.py: the X display: its windows, its pointer and keys, and what it shows

SPDX-License-Identifier: GPL-3.0-or-later

Speaks to the display itself: a program started for each click would take longer than the click.
"""

import ctypes
import time
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p

CURRENT_TIME, REVERT_TO_PARENT, IS_VIEWABLE, Z_PIXMAP = 0, 2, 2, 2
MODIFIERS = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L"}

_ErrorHandler = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)
# A window may go while it is asked about; Xlib would end the process for that.
_overlook = _ErrorHandler(lambda display, event: 0)


class _Attributes(Structure):
    _fields_ = [(name, c_int) for name in ("x", "y", "width", "height", "border", "depth")] + [
        ("visual", c_void_p), ("root", c_ulong), ("window_class", c_int), ("bit_gravity", c_int),
        ("gravity", c_int), ("backing_store", c_int), ("backing_planes", c_ulong),
        ("backing_pixel", c_ulong), ("save_under", c_int), ("colormap", c_ulong),
        ("map_installed", c_int), ("map_state", c_int), ("all_events", c_long),
        ("own_events", c_long), ("not_propagated", c_long), ("override", c_int),
        ("screen", c_void_p)]


class _Image(Structure):
    _fields_ = [(name, c_int) for name in ("width", "height", "offset", "format")] + [
        ("data", c_void_p)] + [(name, c_int) for name in (
            "byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line", "bits_per_pixel")]


_FUNCTIONS = {
    "XOpenDisplay": (c_void_p, c_char_p),
    "XDefaultRootWindow": (c_ulong, c_void_p),
    "XSync": (c_int, c_void_p, c_int),
    "XSetErrorHandler": (c_void_p, _ErrorHandler),
    "XQueryTree": (c_int, c_void_p, c_ulong, POINTER(c_ulong), POINTER(c_ulong),
                   POINTER(POINTER(c_ulong)), POINTER(c_uint)),
    "XGetWindowAttributes": (c_int, c_void_p, c_ulong, POINTER(_Attributes)),
    "XFree": (c_int, c_void_p),
    "XSetInputFocus": (c_int, c_void_p, c_ulong, c_int, c_ulong),
    "XGetInputFocus": (c_int, c_void_p, POINTER(c_ulong), POINTER(c_int)),
    "XResizeWindow": (c_int, c_void_p, c_ulong, c_uint, c_uint),
    "XStringToKeysym": (c_ulong, c_char_p),
    "XKeysymToKeycode": (ctypes.c_ubyte, c_void_p, c_ulong),
    "XkbKeycodeToKeysym": (c_ulong, c_void_p, ctypes.c_ubyte, c_int, c_int),
    "XGetImage": (POINTER(_Image), c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int),
    "XDestroyImage": (c_int, POINTER(_Image)),
    "XTestFakeMotionEvent": (c_int, c_void_p, c_int, c_int, c_int, c_ulong),
    "XTestFakeButtonEvent": (c_int, c_void_p, c_uint, c_int, c_ulong),
    "XTestFakeKeyEvent": (c_int, c_void_p, c_uint, c_int, c_ulong),
}


class Display:
    """The display that DISPLAY names. A call has reached it when it returns."""

    def __init__(self):
        x11, xtest = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x = {}
        for name, (result, *arguments) in _FUNCTIONS.items():
            function = getattr(xtest if name.startswith("XTest") else x11, name)
            function.restype, function.argtypes = result, arguments
            self.x[name] = function
        self.display = self.x["XOpenDisplay"](None)
        if not self.display:
            raise AssertionError("there is no display")
        self.root = self._call("XDefaultRootWindow")

    def _call(self, name, *arguments):
        return self.x[name](self.display, *arguments)

    def _sync(self):
        self._call("XSync", 0)

    # Windows

    def windows(self):
        """(id, x, y, width, height) of the windows that are shown, the newest last."""
        self.x["XSetErrorHandler"](_overlook)
        children, n_children = POINTER(c_ulong)(), c_uint()
        self._call("XQueryTree", self.root, byref(c_ulong()), byref(c_ulong()), byref(children),
                   byref(n_children))
        xids = sorted(children[:n_children.value]) if children else []
        self.x["XFree"](children)
        found = []
        for xid in xids:
            of = _Attributes()
            if self._call("XGetWindowAttributes", xid, byref(of)) and of.map_state == IS_VIEWABLE:
                found.append((xid, of.x, of.y, of.width, of.height))
        return found

    def focus(self, xid):
        """Gives the keyboard to a window; returns whether that has it then."""
        self.x["XSetErrorHandler"](_overlook)
        self._call("XSetInputFocus", xid, REVERT_TO_PARENT, CURRENT_TIME)
        self._sync()
        now = c_ulong()
        self._call("XGetInputFocus", byref(now), byref(c_int()))
        return now.value == xid

    def resize(self, xid, width, height):
        self._call("XResizeWindow", xid, width, height)
        self._sync()

    # Pointer and keys

    def point(self, x, y):
        self._call("XTestFakeMotionEvent", -1, x, y, 0)
        self._sync()

    def click(self, button=1, times=1):
        for _ in range(times):
            self.hold(button, True)
            self.hold(button, False)

    def hold(self, button, is_held):
        self._call("XTestFakeButtonEvent", button, is_held, 0)
        self._sync()

    def drag(self, x, y, to_x, to_y):
        """Drags in a few steps, as a hand does, none of which comes with the one before it."""
        self.point(x, y)
        self.hold(1, True)
        for part in range(1, 6):
            self.point(x + (to_x - x) * part // 5, y + (to_y - y) * part // 5)
            time.sleep(0.02)
        self.hold(1, False)

    def hold_key(self, name, is_held):
        """Presses a key or a modifier, by name, or lets go of it."""
        keysym = self.x["XStringToKeysym"](MODIFIERS.get(name, name).encode())
        code = self._call("XKeysymToKeycode", keysym)
        if not code:
            raise ValueError(f"there is no key “{name}”")
        self._call("XTestFakeKeyEvent", code, is_held, 0)
        self._sync()

    def key(self, combination):
        """Presses a key such as Return, ctrl+n or shift+space."""
        names = combination.split("+")
        for name in names:
            self.hold_key(name, True)
        for name in reversed(names):
            self.hold_key(name, False)

    def type(self, text):
        """Types text of ASCII, whose characters are called by their numbers."""
        for character in text:
            code = self._call("XKeysymToKeycode", ord(character))
            is_shifted = self._call("XkbKeycodeToKeysym", code, 0, 0) != ord(character)
            if is_shifted:
                self.hold_key("shift", True)
            for is_held in (True, False):
                self._call("XTestFakeKeyEvent", code, is_held, 0)
            if is_shifted:
                self.hold_key("shift", False)
        self._sync()

    # What it shows

    def picture(self, x, y, width, height):
        """The pixels of a rectangle: blue, green, red and an opaque alpha of each, row by row."""
        image = self._call("XGetImage", self.root, x, y, width, height, c_ulong(-1).value, Z_PIXMAP)
        try:
            of = image.contents
            assert of.bits_per_pixel == 32 and of.bytes_per_line == 4 * width
            pixels = bytearray(ctypes.string_at(of.data, 4 * width * height))
        finally:
            self.x["XDestroyImage"](image)
        pixels[3::4] = b"\xff" * (width * height)
        return bytes(pixels)
