"""Cuts the two fonts of Latin text. Needs fonttools and brotli; see README.md for where the sources come from."""
import io
import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LATIN = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC,
    *range(0x2000, 0x2070), 0x20AC, 0x20B9, 0x2122, 0x2191, 0x2193, 0x2212,
]


def cut(source, axes):
    instance = io.BytesIO()
    font = instancer.instantiateVariableFont(TTFont(source), axes)
    font.flavor = None
    font.save(instance)
    font = TTFont(instance)
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


def save(font, target):
    font.flavor = 'woff2'
    font.save(target)


plex, eczar = sys.argv[1:]

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
