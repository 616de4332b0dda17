#!/usr/bin/env python3
"""How long the window takes to appear, against the smallest program with a window.

SPDX-License-Identifier: GPL-3.0-or-later

    bench-start.py EXAMPLE        the programs take turns; the time is up when the window is painted
"""

import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time

N_RUNS = 15
ALL_PLANES, Z_PIXMAP = ctypes.c_ulong(-1), 2


class Display:
    """The display's one point that tells whether a window is there: the background is black."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self.x11, name).restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = self.x11.XGetPixel.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def is_painted(self):
        image = ctypes.c_void_p(self.x11.XGetImage(self.display, self.root, 100, 120, 1, 1,
                                                   ALL_PLANES, Z_PIXMAP))
        pixel = self.x11.XGetPixel(image, 0, 0) & 0xffffff
        self.x11.XDestroyImage(image)
        return pixel != 0


def measure(display, program, folder):
    """Seconds from the start of a program until its window is painted."""
    environment = {**os.environ, "XDG_DATA_HOME": folder, "GSETTINGS_BACKEND": "memory"}
    environment.pop("G_DEBUG", None)
    start = time.perf_counter()
    process = subprocess.Popen([program], env=environment, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not display.is_painted():
            if process.poll() is not None:
                sys.exit(f"{program} has ended with {process.returncode}")
            time.sleep(0.001)
        return time.perf_counter() - start
    finally:
        process.kill()
        process.wait()
        while display.is_painted():
            time.sleep(0.001)


def main(example):
    display = Display()
    programs = {"example": example, "ugolki": os.environ["UGOLKI"]}
    times = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(N_RUNS + 1):
            for name, program in programs.items():
                seconds = measure(display, program, folder)
                if number > 0:  # the first fills the caches
                    times[name].append(seconds)
    for name, seconds in times.items():
        print(f"{name}: {1000 * statistics.median(seconds):.0f} ms in the middle, "
              f"{1000 * min(seconds):.0f} at best, of {len(seconds)} runs")
    middle, best = (function(times["ugolki"]) / function(times["example"])
                    for function in (statistics.median, min))
    print(f"ratio: {middle:.2f} in the middle, {best:.2f} at best")


if __name__ == "__main__":
    main(sys.argv[1])
