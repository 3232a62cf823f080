const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200E-206F, U+20AC, U+2122, U+2191, U+2193, U+2212'
const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF'

const face = (family: string, weight: string, file: string, range: string): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('/fonts/${file}.woff2') format('woff2'); unicode-range: ${range} }`

/** The fonts of the kit, which the host serves. Where it does not, the fonts of the system are used. */
export const PAGE_FONTS = [
  face('Tarapath Sans', '400 600', 'sans-latin', `${LATIN}, U+20B9`),
  face('Tarapath Sans', '400', 'sans-400-devanagari', DEVANAGARI),
  face('Tarapath Sans', '600', 'sans-600-devanagari', DEVANAGARI),
  face('Eczar', '400 800', 'eczar-latin', LATIN),
  face('Eczar', '400 800', 'eczar-devanagari', DEVANAGARI),
].join('\n')
