import { formatDay, Link, PageMeta, ScreenError, StructuredData } from '@tarapath/customer-core/platform'
import { LinkRow } from '@tarapath/ui-kit'
import { Outlet, useLocation } from 'react-router'
import type { ArticleHandle } from '../../server/article-page.ts'
import documents from '../documents/document.module.css'
import { articles } from './articles.ts'
import { describeArticle } from './describe-article.ts'
import { blogWords } from './words/blog.gen.ts'

export const ErrorBoundary = ScreenError

export const handle: ArticleHandle = { isArticle: true }

/** The frame of an article. Its text is an `.mdx` file beside this one. */
export default function Blog() {
  const { pathname } = useLocation()
  const article = articles().find(({ slug }) => pathname === `/blogs/${slug}`)
  if (!article) return null
  const { title, description, published, related } = article
  const words = blogWords()
  return (
    <main id="main" className={`ui-page ${documents['page']}`} data-stack>
      <PageMeta title={title} description={description} />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeArticle(origin, article) : undefined} />
      <div className={documents['head']}>
        <p className="ui-note">
          <Link to="/blogs">{words.blogs}</Link> ·{' '}
          <time dateTime={published}>{formatDay(`${published}T00:00:00+05:30`)}</time>
        </p>
        <h1>{title}</h1>
      </div>
      <article className={documents['text']}>
        <Outlet />
      </article>
      <nav aria-label={words.goOn} className={`ui-rows ${documents['related']}`}>
        {related.map(({ href, label }) => (
          <LinkRow key={href} href={href} title={label} />
        ))}
      </nav>
    </main>
  )
}
