import { useEffect } from 'react'
import type { ArticleHandle } from '../../server/article-page.ts'

export const horoscopeHandle: ArticleHandle = {
  isArticle: true,
  script: 'app/routes/horoscope/horoscope-elements.ts',
}

/** Of a page that lists the signs. */
export const twelveSignsHandle: ArticleHandle = {
  isArticle: true,
  script: 'app/routes/horoscope/twelve-signs-elements.ts',
}

/** Loads the elements of the horoscope pages within the application. A page without it has them as a script. */
export function useHoroscopeElements(): void {
  useEffect(() => void import('./horoscope-elements.ts'), [])
}

/** As {@link useHoroscopeElements}, for a page that lists the signs. */
export function useTwelveSignsElements(): void {
  useEffect(() => void import('./twelve-signs-elements.ts'), [])
}
