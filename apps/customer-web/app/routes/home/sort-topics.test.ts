import { expect, test } from 'vitest'
import { sortTopics } from './sort-topics.ts'

const topic = (id: number, slug: string) => ({ id, slug, name: slug, icon: null })

test('the usual subjects of questions come first, and no technique is lost', () => {
  const { asked, techniques } = sortTopics(['vedic', 'family', 'tarot', 'love'].map((slug, at) => topic(at, slug)))
  expect(asked.map(({ slug }) => slug)).toEqual(['love', 'family'])
  expect(techniques.map(({ slug }) => slug)).toEqual(['vedic', 'tarot'])
})
