import type { Client } from '@tarapath/api-client'
import { expect, test } from 'vitest'
import { listProfileChanges } from './sitemap.ts'
import { ownTable } from './table.ts'

test('listProfileChanges sends what its row says, without a token', async () => {
  const sent: unknown[] = []
  const client = { call: (...request: unknown[]) => Promise.resolve(void sent.push(...request)) } as unknown as Client
  await listProfileChanges(client, { page: 2 })
  const { name, method, path, auth, query } = ownTable.listProfileChanges
  expect(auth).toBe('none')
  expect(sent[0]).toEqual({ name, method, path })
  expect(query.parse(sent[2])).toEqual({ page: 2 })
})
