"""Makes the fonts of the PDF. See fonts/README.md beside them for where the sources come from.

    python3 scripts/pdf-fonts.py FOLDER_WITH_THE_SOURCE_PACKAGES server/quotes/pdf/fonts
"""
import copy
import os
import sys

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

source, target = sys.argv[1:3]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum"]

# Latin letters beyond Figtree's, Greek, Cyrillic, Vietnamese, punctuation, currency signs.
BEHIND = (
    "A0-24F 259 2B9-2BF 2C6-2DD 300-304 306-30C 31B 323-328 370-3FF 400-45F 490-4F9 1E80-1E85 1E9E 1EA0-1EF9 2000-200A "
    "2010-2026 2030-203A 2070-2089 20A0-20BF 2116 2122 2190-2193 2212 2248 2260 2264-2265 25A1"
)

HEIGHTS = {
    "hhea": ["ascent", "descent", "lineGap"],
    "OS/2": ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent", "sCapHeight", "sxHeight"],
}


def part_path(index):
    return os.path.join(target, f".part-{index}.ttf")


def ranges(text):
    found = []
    for part in text.split():
        first, _, last = part.partition("-")
        found += range(int(first, 16), int(last or first, 16) + 1)
    return found


def cut(font, unicodes):
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.recalc_timestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    return font


def save(font, name):
    # The same sources give the same file.
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = 0
    path = os.path.join(target, name)
    font.save(path)
    print(f"{name:28} {os.path.getsize(path):7} bytes  {len(font.getBestCmap()):5} characters")


def newsreader():
    parts = []
    for index, part in enumerate(["latin", "latin-ext"]):
        font = TTFont(f"{source}/@fontsource-variable/newsreader/files/newsreader-{part}-standard-normal.woff2")
        font = instancer.instantiateVariableFont(font, {"wght": 370, "opsz": 60})
        font.flavor = None
        font.save(part_path(index))
        parts.append(part_path(index))
    font = merge.Merger().merge(parts)
    for path in parts:
        os.remove(path)
    save(cut(font, list(font.getBestCmap())), "newsreader.ttf")


def figtree(weight, name, noto):
    """Figtree, and behind it in the same file what it lacks, from Noto Sans: a word never changes its font."""
    font = TTFont(f"{source}/@expo-google-fonts/figtree/{name}/Figtree_{name}.ttf")
    own = set(font.getBestCmap())
    heights = {(table, name): getattr(font[table], name) for table, names in HEIGHTS.items() for name in names}
    parts = [part_path(0), part_path(1)]
    cut(font, own).save(parts[0])
    more = TTFont(f"{source}/@expo-google-fonts/noto-sans/{noto}/NotoSans_{noto}.ttf")
    # WHITE SQUARE: shown for a character that no font here has.
    with_glyph(more, 0x25A1, "standin", ".notdef")
    cut(more, [code for code in ranges(BEHIND) if code not in own]).save(parts[1])
    font = merge.Merger().merge(parts)
    for path in parts:
        os.remove(path)
    # Merging takes the taller of two; lines are to stand as Figtree's do.
    for (table, name), value in heights.items():
        setattr(font[table], name, value)
    with_glyph(font, 0x0A, "newline", None)
    save(font, f"figtree-{weight}.ttf")


def with_glyph(font, code, name, model):
    """Adds a character that looks like another glyph, or like nothing and takes no room."""
    order = font.getGlyphOrder()
    font["glyf"][name] = copy.deepcopy(font["glyf"][model]) if model else Glyph()
    font["hmtx"][name] = font["hmtx"][model] if model else (0, 0)
    if name not in font.getGlyphOrder():
        font.setGlyphOrder([*order, name])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def tamil():
    font = TTFont(f"{source}/noto-serif-tamil.ttf")
    options_text = [0x0BA4, 0x0BB1, 0x0BBF]
    save(cut(font, options_text), "noto-serif-tamil.ttf")


newsreader()
figtree(400, "400Regular", "400Regular")
figtree(600, "600SemiBold", "600SemiBold")
tamil()
