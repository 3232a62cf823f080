import type { ArticleHandle } from '../server/article-page.ts'

export { default, ErrorBoundary } from '@tarapath/customer-core/horoscope/calculators-screen'

/** A list of links needs no script. */
export const handle: ArticleHandle = { isArticle: true }
