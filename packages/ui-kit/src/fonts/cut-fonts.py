"""Cuts the fonts of Latin text and of mantras. Needs fonttools and brotli; see README.md for where the sources come from."""
import io
import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LATIN = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC,
    *range(0x2000, 0x2070), 0x20AC, 0x20B9, 0x2122, 0x2191, 0x2193, 0x2212,
]


# A consonant, a vowel sign or a mark of Sanskrit each; no digits, and no letters that only other languages have.
SANSKRIT = [
    *range(0x901, 0x904), *range(0x905, 0x90C), 0x90F, 0x910, 0x913, *range(0x914, 0x929), *range(0x92A, 0x931), 0x932,
    *range(0x935, 0x93A), *range(0x93D, 0x944), 0x947, 0x948, *range(0x94B, 0x94E), 0x950, 0x964, 0x965,
    0x20, 0x200C, 0x200D, 0x25CC,
]


def instance_of(source, axes):
    instance = io.BytesIO()
    font = instancer.instantiateVariableFont(TTFont(source), axes)
    font.flavor = None
    font.save(instance)
    return TTFont(instance)


def cut(source, axes):
    font = instance_of(source, axes)
    options = subset.Options()
    # Hints only matter on old Windows screens, and are a third of the bytes.
    options.hinting = False
    options.layout_features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ['MVAR', 'STAT']
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LATIN)
    subsetter.subset(font)
    return font


def cut_sanskrit(source, axes):
    font = instance_of(source, axes)
    options = subset.Options()
    options.hinting = False
    options.layout_features = ['*']
    # The list has every ligature that is wanted. Letters without one are joined by their half forms.
    options.layout_closure = False
    options.notdef_outline = False
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ['MVAR', 'STAT', 'prep', 'gasp']
    subsetter = subset.Subsetter(options)
    with open('sanskrit-glyphs.txt') as glyphs:
        subsetter.populate(unicodes=SANSKRIT, glyphs=glyphs.read().split())
    subsetter.subset(font)
    font['post'].formatType = 3.0
    return font


def save(font, target):
    font.flavor = 'woff2'
    font.save(target)


plex, eczar, eczar_devanagari = sys.argv[1:]

sans = cut(plex, {'wdth': 100, 'wght': (400, 400, 600)})
# The heights of IBM Plex Sans Devanagari, so that both scripts share their lines.
sans['hhea'].ascent, sans['hhea'].descent = 1070, -460
sans['OS/2'].sTypoAscender, sans['OS/2'].sTypoDescender = 1070, -460
sans['OS/2'].usWinAscent, sans['OS/2'].usWinDescent = 1099, 488
# The licence reserves the name Plex for the unchanged font.
names = {1: 'Tarapath Sans', 3: 'Tarapath Sans 1.0', 4: 'Tarapath Sans', 6: 'TarapathSans'}
for record in sans['name'].names:
    record.string = names.get(record.nameID, record.toUnicode().replace('IBMPlexSansVar', 'TarapathSans'))
save(sans, 'sans-latin.woff2')

save(cut(eczar, {'wght': 600}), 'eczar-latin.woff2')

save(cut_sanskrit(eczar_devanagari, {'wght': 400}), 'eczar-sanskrit.woff2')
