import { formatDay, Link, PageMeta } from '@tarapath/customer-core/platform'
import type { ArticleHandle } from '../../server/article-page.ts'
import documents from '../documents/document.module.css'
import { articles } from './articles.ts'
import { blogWords } from './words/blog.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const handle: ArticleHandle = { isArticle: true }

/** /blogs */
export default function Blogs() {
  const words = blogWords()
  return (
    <main id="main" className={`ui-page ${documents['page']}`} data-stack>
      <PageMeta title={words.title} description={words.description} />
      <link rel="alternate" type="application/rss+xml" title={words.title} href="/blogs/rss.xml" />
      <div>
        <h1>{words.blogs}</h1>
        <p>{words.description}</p>
      </div>
      <div className={documents['text']}>
        {articles().map(({ slug, title, description, published }) => (
          <section key={slug}>
            <h2>
              <Link to={`/blogs/${slug}`}>{title}</Link>
            </h2>
            <p>{description}</p>
            <p className="ui-note">
              <time dateTime={published}>{formatDay(`${published}T00:00:00+05:30`)}</time>
            </p>
          </section>
        ))}
      </div>
    </main>
  )
}
