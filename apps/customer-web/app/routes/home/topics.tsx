import type { Speciality } from '@tarapath/api-client/types'
import { Link } from '@tarapath/customer-core/platform'
import { Chip, ChipRow } from '@tarapath/ui-kit'
import { HomeSection } from './home-section.tsx'
import { TOPIC_GLYPHS, TopicGlyph } from './topic-glyph.tsx'
import './home.late.css'
import { homeWords } from './words/home.gen.ts'

const addressOf = ({ id }: Speciality) => `/consult-astrologer-online?speciality=${id}`

/** First what people ask about, each with a glyph, and then the techniques. */
export function Topics({ topics }: { topics: readonly Speciality[] }) {
  if (topics.length === 0) return null
  const words = homeWords()
  const { asked, techniques } = sortTopics(topics)
  return (
    <HomeSection title={words.topics}>
      <ul className="home-topics-topics" aria-label={words.topicsLabel}>
        {asked.map((topic) => (
          <li key={topic.id}>
            <Link className="home-topics-topic" to={addressOf(topic)}>
              <TopicGlyph slug={topic.slug} />
              {topic.name}
            </Link>
          </li>
        ))}
      </ul>
      <ChipRow label={words.techniques}>
        {techniques.map((technique) => (
          <Chip key={technique.id} href={addressOf(technique)}>
            {technique.name}
          </Chip>
        ))}
      </ChipRow>
    </HomeSection>
  )
}

/** The topics with a glyph in the order of the glyphs, and all others in the order of the catalogue. */
export function sortTopics(topics: readonly Speciality[]) {
  const order = Object.keys(TOPIC_GLYPHS)
  const asked = topics
    .filter(({ slug }) => order.includes(slug))
    .toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
  return { asked, techniques: topics.filter(({ slug }) => !order.includes(slug)) }
}
