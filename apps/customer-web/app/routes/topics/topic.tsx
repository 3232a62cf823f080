import { listSpecialities, listSpecialityQuestions } from '@tarapath/api-client/astrologers'
import { AstrologerTile } from '@tarapath/customer-core/astrologers'
import {
  apiContext,
  breadcrumbs,
  Link,
  loadScreen,
  PageMeta,
  StructuredData,
  withQuestion,
} from '@tarapath/customer-core/platform'
import { ArrowRightIcon, Button, Chip, ChipRow } from '@tarapath/ui-kit'
import { data } from 'react-router'
import styles from './topics.module.css'
import type { Route } from './+types/topic'
import { topicsWords } from './words/topics.gen.ts'
import { topicWords } from './words/topic.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

const PEOPLE = 6

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { results: topics } = await loadScreen(listSpecialities(api, { limit: 100 }))
  const topic = topics.find((one) => one.slug === slug)
  if (!topic) throw data(null, { status: 404 })
  const { questions, consultants } = await loadScreen(
    listSpecialityQuestions(api, { id: topic.id, astro_count: PEOPLE }),
  )
  return { topic, questions, astrologers: consultants, others: topics.filter(({ id }) => id !== topic.id) }
}

/** /topics/:slug */
export default function Topic({ loaderData: { topic, questions, astrologers, others } }: Route.ComponentProps) {
  const words = topicWords()
  const path = `/topics/${topic.slug}`
  const list = `/consult-astrologer-online?speciality=${topic.id}`
  const title = words.title({ topic: topic.name })
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={title} description={words.description({ topic: topic.name })} />
      <StructuredData
        describe={
          import.meta.env.SSR
            ? (origin) => [breadcrumbs(origin, [topicsWords().heading, '/topics'], [topic.name, path])]
            : undefined
        }
      />
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p>{questions.length > 0 ? words.lead : words.noQuestions}</p>
      </div>
      {questions.length > 0 ? (
        <section>
          <h2>{words.questions}</h2>
          <ul className={styles['questions']}>
            {questions.map(({ id, text, consultation_count: count }) => (
              <li key={id}>
                <Link to={withQuestion(list, text)}>
                  <span>
                    {text}
                    {count > 0 ? <span className="ui-note">{words.asked({ count })}</span> : null}
                  </span>
                  <ArrowRightIcon size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {astrologers.length > 0 ? (
        <section>
          <h2>{words.people({ topic: topic.name })}</h2>
          <ul className={styles['people']}>
            {astrologers.map((astrologer) => (
              <li key={astrologer.id}>
                <AstrologerTile astrologer={astrologer} level={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <Button variant="outline" href={list}>
          {words.seeAll({ topic: topic.name })}
        </Button>
      </p>
      <section>
        <h2>{words.others}</h2>
        <ChipRow label={words.others}>
          {others.map(({ slug, name }) => (
            <Chip key={slug} href={`/topics/${slug}`}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </section>
    </main>
  )
}
