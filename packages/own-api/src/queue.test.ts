import type { Client } from '@tarapath/api-client'
import { expect, test } from 'vitest'
import { estimateWait } from './queue.ts'
import { ownTable } from './table.ts'

test('estimateWait sends what its row says, without a token', async () => {
  const sent: unknown[] = []
  const client = { call: (...request: unknown[]) => Promise.resolve(void sent.push(...request)) } as unknown as Client
  await estimateWait(client, { consultant_id: 7 })
  const { name, method, path, auth, query } = ownTable.estimateWait
  expect(auth).toBe('none')
  expect(sent[0]).toEqual({ name, method, path })
  expect(query.parse(sent[2])).toEqual({ consultant_id: 7 })
})
