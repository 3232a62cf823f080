import type { Speciality } from '@tarapath/api-client/types'
import { TOPIC_GLYPHS } from './topic-glyph.tsx'

/** The topics with a glyph in the order of the glyphs, and all others in the order of the catalogue. */
export function sortTopics(topics: readonly Speciality[]) {
  const order = Object.keys(TOPIC_GLYPHS)
  const asked = topics
    .filter(({ slug }) => order.includes(slug))
    .toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
  return { asked, techniques: topics.filter(({ slug }) => !order.includes(slug)) }
}
