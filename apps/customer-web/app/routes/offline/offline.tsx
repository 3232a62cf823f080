import { PageMeta, ScreenError } from '@tarapath/customer-core/platform'
import type { ArticleHandle } from '../../server/article-page.ts'
import documents from '../documents/document.module.css'
import { offlineWords } from './words/offline.gen.ts'

/** This page is shown at the address of another. An empty link leads to that. */
const ASKED_FOR = ''

export const ErrorBoundary = ScreenError

export const handle: ArticleHandle = { isArticle: true }

/** /offline: what the service worker shows in place of a page that is not saved. It writes the list of those that are. */
export default function Offline() {
  const words = offlineWords()
  return (
    <main id="main" className={`ui-page ${documents['page']}`} data-stack>
      <PageMeta title={words.title} description={words.check} noindex />
      <div>
        <h1>{words.title}</h1>
        <p>
          {words.check} <a href={ASKED_FOR}>{words.tryAgain}</a>
        </p>
      </div>
      <section className={documents['text']}>
        <h2>{words.saved}</h2>
        <p>{words.savedAbout}</p>
        <ul data-saved-pages=""></ul>
      </section>
    </main>
  )
}
