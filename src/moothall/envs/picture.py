"""The terminal's table as a picture, for `render_mode="rgb_array"`; Matplotlib brings the letters."""

from functools import cache
from typing import Any

import numpy as np

SIZE = 14  # of a letter, in pixels
INK, PAPER = (40, 32, 24), (247, 241, 230)
NEEDED = 'render_mode="rgb_array" needs Matplotlib and Pillow: pip install moothall[plot]'


def picture(text: str) -> Any:
    """An array (height, width, 3) of bytes."""
    image, draw, font = _drawing()
    lines = text.rstrip("\n").split("\n")
    width, height = round(font.getlength("m") * max(map(len, lines))), round(SIZE * 1.25)
    sheet = image.new("RGB", (width, height * len(lines)), PAPER)
    pen = draw.Draw(sheet)
    for number, line in enumerate(lines):
        pen.text((0, number * height), line, INK, font)
    return np.asarray(sheet)


@cache
def _drawing() -> tuple[Any, Any, Any]:
    try:
        from matplotlib import font_manager
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise RuntimeError(NEEDED) from error
    return Image, ImageDraw, ImageFont.truetype(font_manager.findfont("DejaVu Sans Mono"), SIZE)
