import { joinQueue } from '@tarapath/api-client/queue'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { beforeAll, expect, test } from 'vitest'
import { setAvailability } from '../astrologers/index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})

const expected = (id: number) => fixture.backend.ask('GET', `/api/tarapath/v1/queue/wait/?consultant_id=${id}`, {})

test('a visitor reads how many would be ahead, and the range of the wait behind them', async () => {
  const consultant_id = await fixture.newAstrologer('quick', 'busy')
  expect((await expected(consultant_id)).body).toEqual({ ahead: 0, range: null, usual: null })
  const until = new Date(fixture.backend.controls.clock.now().getTime() + 60_000)
  await setAvailability(fixture.backend.database.db, consultant_id, { name: 'busy', until })
  const join = async () => joinQueue((await fixture.newCustomer()).client, { consultant_id, order_type: 1 })
  await join()
  const { body } = await expected(consultant_id)
  expect(body).toMatchObject({ ahead: 1, range: { from_seconds: expect.any(Number) } })
  // A customer who joins then reads the same.
  expect(await join()).toMatchObject({ position: 2, estimated_wait_range: (body as { range: object }).range })
})

test('the wait for an unknown astrologer is not found', async () => {
  expect(await expected(8_000_000)).toMatchObject({ status: 404 })
})
