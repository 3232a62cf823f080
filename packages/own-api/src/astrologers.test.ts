import type { Client } from '@tarapath/api-client'
import { expect, test } from 'vitest'
import { searchAstrologers } from './astrologers.ts'
import { ownTable } from './table.ts'

test('searchAstrologers sends what its row says', async () => {
  const sent: unknown[] = []
  const client = { call: (...request: unknown[]) => Promise.resolve(void sent.push(...request)) } as unknown as Client
  const input = { language: ['hi'], max_rate_paise: 4000, min_experience_years: 10, limit: 1 }
  await searchAstrologers(client, input)
  const { name, method, path, auth, query } = ownTable.searchAstrologers
  expect(sent[0]).toEqual({ name, method, path, auth })
  expect(query.parse(sent[2])).toEqual(input)
})
