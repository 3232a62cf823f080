import { table, type Row } from '@tarapath/api-client/table'
import { openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { ownTable } from '@tarapath/own-api/table'
import { afterAll, beforeAll, expect, test } from 'vitest'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

/** What a customer reads without naming anything. */
const readings = ([...Object.values(table), ...Object.values(ownTable)] as (Row & { name: string })[]).filter(
  ({ method, auth, path, role }) =>
    method === 'GET' && auth === 'required' && role !== 'consultant' && !path.includes('{'),
)

async function readAll(as: SignedInCustomer): Promise<Record<string, unknown>> {
  const replies: Record<string, unknown> = {}
  for (const { name, path } of readings) {
    const { status, body } = await fixture.backend.ask('GET', path, { as })
    // The time of the export is none of what is read.
    replies[name] = { status, body: { ...(body as object), exported_at: null } }
  }
  return replies
}

test('what a customer does changes nothing that another one reads', async () => {
  const other = await fixture.newCustomer()
  const before = await readAll(other)

  const me = await fixture.newCustomer(5000)
  await fixture.placeOrder(me.client)
  await fixture.startedChat(me)

  const changed = await readAll(me)
  for (const name of ['listOrders', 'listConsultationHistory', 'getOngoingStatus', 'exportMyData'])
    expect(changed[name], name).not.toEqual(before[name])
  expect(await readAll(other)).toEqual(before)
})
