import eczarDevanagari from '@tarapath/ui-kit/fonts/eczar-devanagari.woff2?url'
import eczarLatin from '@tarapath/ui-kit/fonts/eczar-latin.woff2?url'
import sans400Devanagari from '@tarapath/ui-kit/fonts/sans-400-devanagari.woff2?url'
import sans600Devanagari from '@tarapath/ui-kit/fonts/sans-600-devanagari.woff2?url'
import sansLatin from '@tarapath/ui-kit/fonts/sans-latin.woff2?url'

/** The fonts for Devanagari are 80 KB each. A page with fewer letters than a paragraph has is drawn with a local font. */
const PARAGRAPH_LETTERS = 300

// A character that one file lacks is drawn with another file of the same family, so that no ranges are needed.
const LATIN = [
  ['Tarapath Sans', sansLatin, '400 600'],
  ['Eczar', eczarLatin, '400 800'],
] as const

const DEVANAGARI = [
  ['Tarapath Sans', sans400Devanagari, '400'],
  ['Tarapath Sans', sans600Devanagari, '600'],
  ['Eczar', eczarDevanagari, '400 800'],
] as const

const added = new Set<string>()

/**
 * Loads the fonts that the page is drawn with, once each. Until then the page is drawn with local fonts of the same
 * metrics. All faces are added at the same moment, because each addition lays the page out again.
 */
export async function loadWebFonts(): Promise<void> {
  const wanted = [...LATIN, ...(hasDevanagariText(document.body) ? DEVANAGARI : [])].filter(
    ([, url]) => !added.has(url),
  )
  for (const [, url] of wanted) added.add(url)
  const faces = wanted.map(([family, url, weight]) => new FontFace(family, `url(${url})`, { weight }).load())
  // A font that does not arrive is not missed: the local ones stay.
  for (const result of await Promise.allSettled(faces))
    if (result.status === 'fulfilled') document.fonts.add(result.value)
}

const hasDevanagariText = ({ textContent }: HTMLElement): boolean =>
  (textContent.match(/\p{Script=Devanagari}/gu)?.length ?? 0) > PARAGRAPH_LETTERS
