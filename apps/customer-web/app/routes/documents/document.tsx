import { formatDay, PageMeta, ScreenError } from '@tarapath/customer-core/platform'
import { Outlet, useMatches } from 'react-router'
import type { ArticleHandle } from '../../server/article-page.ts'
import styles from './document.module.css'
import { documentWords } from './words/document.gen.ts'

export const ErrorBoundary = ScreenError

export const handle: ArticleHandle = { isArticle: true }

/** What each text exports as its `handle`. */
interface DocumentHandle {
  title: string
  description: string
  /** The day of the last change. */
  updated: string
}

/** The frame of a policy. Its text is an `.mdx` file beside this one. */
export default function Document() {
  const matches = useMatches()
  const { title, description, updated } = (matches.at(-1) as { handle: DocumentHandle }).handle
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta title={title} description={description} />
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p className="ui-note">
          {documentWords().updated} <time dateTime={updated}>{formatDay(`${updated}T00:00:00+05:30`)}</time>
        </p>
      </div>
      <article className={styles['text']}>
        <Outlet />
      </article>
    </main>
  )
}
