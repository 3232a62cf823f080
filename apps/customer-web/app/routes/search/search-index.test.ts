import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { createSearchIndex } from './search-index.ts'

const entry = (group: Entry['group'], title: string, more = ''): Entry => ({ group, title, path: `/${title}`, more })

const index = createSearchIndex([
  entry('mantra', 'Gayatri Mantra', 'Surya'),
  entry('mantra', 'Hanuman Chalisa'),
  entry('astrologer', 'Acharya Meera Joshi'),
  entry('calculator', 'Kundli', 'birth chart कुंडली'),
  entry('topic', 'Marriage & matching', 'shaadi शादी'),
  entry('product', 'Gayatri yantra'),
  entry('calculator', 'Sade sati', 'shani'),
])
const titles = (query: string) => index.find(query).flatMap(({ entries }) => entries.map(({ title }) => title))

test.each([
  ['gayatri m', ['Gayatri Mantra']],
  ['गायत्री', ['Gayatri Mantra', 'Gayatri yantra']],
  ['gaytri', ['Gayatri Mantra', 'Gayatri yantra']],
  ['mera josi', ['Acharya Meera Joshi']],
  ['कुंडली', ['Kundli']],
  ['han', ['Hanuman Chalisa']],
  ['xylophone', []],
  ['', []],
  ['  ?? ', []],
])('"%s" finds %j', (query, expected) => expect(titles(query).toSorted()).toEqual(expected.toSorted()))

test('results stand in groups, the group of the best result first', () => {
  expect(index.find('gayatri').map(({ group }) => group)).toEqual(['mantra', 'product'])
})

test('a word that is spelled right comes before one that is similar', () => {
  expect(titles('shaadi')).toEqual(['Marriage & matching', 'Sade sati'])
})
