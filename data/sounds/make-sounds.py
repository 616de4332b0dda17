#!/usr/bin/env python3
"""Makes the sounds of the program, each a sum of fading sines.

  make-sounds.py FOLDER

The piece that hops sounds like a small wooden bar, each hop a note higher on a scale of five notes.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import array
import math
import os
import sys
import wave

RATE = 44100
HOPS = 10

# The parts of a struck wooden bar: how many times as high as the first, how loud, how fast it fades
BAR = ((1, 1, 16), (3.93, 0.32, 34), (9.2, 0.12, 70))
# Softer, for what is not a hop
BELL = ((1, 1, 5), (2, 0.35, 7), (3, 0.12, 11))


def pitch(step):
    """A note of the scale c d e g a, in hertz; the scale begins at c5."""
    octave, note = divmod(step, 5)
    return 523.25 * 2 ** (octave + (0, 2, 4, 7, 9)[note] / 12)


def strike(samples, at, hertz, parts, loudness=0.5, length=0.5):
    """Adds a tone that begins `at` seconds and has faded after `length`."""
    for number in range(int(length * RATE)):
        time = number / RATE
        attack = min(time / 0.002, 1)
        release = min((length - time) / 0.02, 1)
        value = sum(share * math.exp(-fade * time) * math.sin(2 * math.pi * times * hertz * time)
                    for times, share, fade in parts if times * hertz < RATE / 2)
        samples[int(at * RATE) + number] += loudness * attack * release * value / 1.5


def write(folder, name, seconds, tones):
    samples = [0.0] * int(seconds * RATE)
    for tone in tones:
        strike(samples, *tone)
    frames = array.array("h", (int(max(-1, min(1, sample)) * 32767) for sample in samples))
    if sys.byteorder == "big":
        frames.byteswap()
    with wave.open(os.path.join(folder, f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


def main(folder):
    for hop in range(HOPS):
        write(folder, f"hop-{hop + 1}", 0.25, [(0, pitch(hop), BAR, 0.6, 0.25)])
    write(folder, "win", 1.3, [(0.14 * i, pitch(step), BELL, 0.4, 0.8)
                               for i, step in enumerate((0, 2, 3, 5))])
    write(folder, "end", 1.0, [(0, pitch(2), BELL, 0.4, 0.7), (0.2, pitch(0), BELL, 0.4, 0.75)])
    write(folder, "error", 0.3, [(0, pitch(-5), BAR, 0.7, 0.2), (0.09, pitch(-6), BAR, 0.7, 0.2)])


if __name__ == "__main__":
    main(sys.argv[1])
