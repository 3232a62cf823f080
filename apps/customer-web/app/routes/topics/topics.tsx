import { listSpecialities } from '@tarapath/api-client/astrologers'
import { apiContext, breadcrumbs, Link, loadScreen, PageMeta, StructuredData } from '@tarapath/customer-core/platform'
import { EmptyState } from '@tarapath/ui-kit'
import { sortTopics } from '../home/sort-topics.ts'
import { TOPIC_GLYPHS, TopicGlyph } from '../home/topic-glyph.tsx'
import styles from './topics.module.css'
import type { Route } from './+types/topics'
import { topicsWords } from './words/topics.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadScreen(listSpecialities(context.get(apiContext), { limit: 100 }))

/** /topics */
export default function Topics({ loaderData: { results } }: Route.ComponentProps) {
  const words = topicsWords()
  const { asked, techniques } = sortTopics(results)
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} description={words.description} />
      <StructuredData
        describe={import.meta.env.SSR ? (origin) => [breadcrumbs(origin, [words.heading, '/topics'])] : undefined}
      />
      <div className={styles['head']}>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </div>
      {results.length === 0 ? <EmptyState title={words.empty} /> : null}
      {[
        { title: words.asked, topics: asked },
        { title: words.techniques, topics: techniques },
      ].map(({ title, topics }) =>
        topics.length === 0 ? null : (
          <section key={title}>
            <h2>{title}</h2>
            <ul className={styles['topics']}>
              {topics.map(({ id, slug, name }) => (
                <li key={id}>
                  <Link to={`/topics/${slug}`}>
                    {TOPIC_GLYPHS[slug] === undefined ? null : <TopicGlyph slug={slug} />}
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </main>
  )
}
