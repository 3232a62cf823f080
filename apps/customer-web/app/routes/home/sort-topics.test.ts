import { expect, test } from 'vitest'
import { sortTopics } from './sort-topics.ts'

const topic = (id: number, slug: string) => ({ id, slug, name: slug, icon: null })

test('what people ask about comes first, and no technique is lost', () => {
  const { asked, techniques } = sortTopics(['vedic', 'family', 'tarot', 'love'].map((slug, at) => topic(at, slug)))
  expect(asked.map(({ slug }) => slug)).toEqual(['love', 'family'])
  expect(techniques.map(({ slug }) => slug)).toEqual(['vedic', 'tarot'])
})
