import { useEffect } from 'react'
import type { ArticleHandle } from '../../server/article-page.ts'

export const mantraHandle: ArticleHandle = { isArticle: true, script: 'app/routes/mantras/mantra-elements.ts' }

/** Loads the elements of the mantra pages within the application. A page without it has them as a script. */
export function useMantraElements(): void {
  useEffect(() => void import('./mantra-elements.ts'), [])
}
