import { expect, test } from 'vitest'
import { readDasha } from './read-dasha.ts'

const DASHA = { type: 'dasha', great: 'Venus', part: 'Sun', from: '2026-03-12', to: '2027-03-12' }

test('a period of the dasha is read, and nothing else is taken for one', () => {
  const { type: _, ...dasha } = DASHA
  expect(readDasha(JSON.stringify(DASHA))).toEqual(dasha)
  for (const text of [
    null,
    '',
    'Namaste',
    '[]',
    'null',
    JSON.stringify({ ...DASHA, type: 'birth_details' }),
    JSON.stringify({ ...DASHA, part: undefined }),
    JSON.stringify({ ...DASHA, to: '2026-03-12' }),
    JSON.stringify({ ...DASHA, to: '2026-19-99' }),
    JSON.stringify({ ...DASHA, from: 20260312 }),
  ])
    expect(readDasha(text)).toBeNull()
})
