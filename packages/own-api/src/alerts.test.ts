import type { Client } from '@tarapath/api-client'
import { table } from '@tarapath/api-client/table'
import { expect, test } from 'vitest'
import { listAlerts, setAlert, withdrawAlert } from './alerts.ts'
import { ownTable } from './table.ts'

const rows = Object.values(ownTable)
const functions: Record<string, typeof setAlert | typeof withdrawAlert | typeof listAlerts> = {
  listAlerts,
  setAlert,
  withdrawAlert,
}

test('endpoints of our own have a prefix of their own and no name of the contract', () => {
  const contract = Object.values(table)
  for (const { name, path } of rows) {
    expect(path).toMatch(/^\/api\/tarapath\/v1\//)
    expect(Object.keys(table)).not.toContain(name)
  }
  expect(contract.filter(({ path }) => path.startsWith('/api/tarapath/'))).toEqual([])
})

const ofAlerts = rows.filter((row) => row.group === 'alerts')

test.each(ofAlerts)('the function $name sends what its row says', async ({ name, method, path, auth, retry, body }) => {
  const sent: unknown[] = []
  const client = {
    call: (...request: unknown[]) => {
      sent.push(...request)
      return Promise.resolve({})
    },
  } as unknown as Client
  const input = { consultant_id: 7, push: null }
  await (functions[name] as typeof setAlert)(client, input)
  const [endpoint, , , sentBody] = sent
  expect(endpoint).toEqual({ name, method, path, auth, ...(retry !== 'safe' && { retry }) })
  if (body !== null) expect(body.safeParse(sentBody).success).toBe(true)
})
