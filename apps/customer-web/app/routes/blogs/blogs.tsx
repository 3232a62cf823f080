import { formatDay, Link, PageMeta } from '@tarapath/customer-core/platform'
import { Card } from '@tarapath/ui-kit'
import type { ArticleHandle } from '../../server/article-page.ts'
import documents from '../documents/document.module.css'
import { articleGroups } from './articles.ts'
import styles from './blogs.module.css'
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
      <div className={documents['head']}>
        <h1>{words.blogs}</h1>
        <p>{words.description}</p>
      </div>
      {articleGroups().map((group) => (
        <section key={group.title} className={styles['group']}>
          <h2>{group.title}</h2>
          <ul className={styles['articles']}>
            {group.articles.map(({ slug, title, description, published }) => (
              <Card as="li" key={slug} className={styles['article']}>
                <h3>
                  <Link to={`/blogs/${slug}`}>{title}</Link>
                </h3>
                <p>{description}</p>
                <p className="ui-note">
                  <time dateTime={published}>{formatDay(`${published}T00:00:00+05:30`)}</time>
                </p>
              </Card>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
