import type { Speciality } from '@tarapath/api-client/types'
import { Link } from '@tarapath/customer-core/platform'
import { Chip, ChipRow } from '@tarapath/ui-kit'
import { HomeSection } from './home-section.tsx'
import { sortTopics } from './sort-topics.ts'
import { TopicGlyph } from './topic-glyph.tsx'
import './home.late.css'
import { homeWords } from './words/home.gen.ts'

const addressOf = ({ slug }: Speciality) => `/topics/${slug}`

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
