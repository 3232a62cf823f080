import type { FontFile } from '@tarapath/customer-core/boot-script'
import eczarDevanagari from '@tarapath/ui-kit/fonts/eczar-devanagari.woff2?url'
import eczarLatin from '@tarapath/ui-kit/fonts/eczar-latin.woff2?url'
import eczarSanskrit from '@tarapath/ui-kit/fonts/eczar-sanskrit.woff2?url'
import sans400Devanagari from '@tarapath/ui-kit/fonts/sans-400-devanagari.woff2?url'
import sans600Devanagari from '@tarapath/ui-kit/fonts/sans-600-devanagari.woff2?url'
import sansLatin from '@tarapath/ui-kit/fonts/sans-latin.woff2?url'

const URLS: Record<FontFile, string> = {
  'sans-latin': sansLatin,
  'eczar-latin': eczarLatin,
  'sans-400-devanagari': sans400Devanagari,
  'sans-600-devanagari': sans600Devanagari,
  'eczar-devanagari': eczarDevanagari,
  'eczar-sanskrit': eczarSanskrit,
}

export const fontUrl = (file: FontFile): string => URLS[file]
