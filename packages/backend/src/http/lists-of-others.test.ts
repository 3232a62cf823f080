import { isDeepStrictEqual } from 'node:util'
import { endConsultation, submitConsultationReview } from '@tarapath/api-client/consultations'
import { setAstrologerFavourite } from '@tarapath/api-client/astrologers'
import { submitUserQuery } from '@tarapath/api-client/content'
import { enrolInCourse, initiateCoursePayment, listCourses } from '@tarapath/api-client/courses'
import { joinQueue } from '@tarapath/api-client/queue'
import { initiatePhonePePayment, sendTip } from '@tarapath/api-client/payments'
import { table, type Row } from '@tarapath/api-client/table'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { clientOf, openFixture, requestEndpoint, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { savePreferences } from '@tarapath/own-api/account'
import { setAlert } from '@tarapath/own-api/alerts'
import { ownTable } from '@tarapath/own-api/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CustomerEndpointName } from '../endpoint/handler.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const rows = [...Object.values(table), ...Object.values(ownTable)] as (Row & { name: CustomerEndpointName })[]

/** The endpoints that a customer reads without parameters. */
const readings = rows.filter(
  ({ method, auth, path, role }) =>
    method === 'GET' && auth === 'required' && role !== 'consultant' && !path.includes('{'),
)

async function readAll(as: SignedInCustomer): Promise<Record<string, unknown>> {
  const replies: Record<string, unknown> = {}
  for (const { name, path } of readings) {
    const query = name === 'getRechargeDetails' ? '?amount=500&activity_limit=100' : ''
    const { status, body } = await fixture.backend.ask('GET', path + query, { as })
    // The time of the export differs each time.
    replies[name] = { status, body: { ...(body as object), exported_at: null } }
  }
  return replies
}

/** Endpoints with the same reply for two customers who have just signed in. */
const SAME_FOR_EVERYBODY = ['listRechargeAmountsForAstrologer', 'checkOrderPlacement', 'listSignIns']

/** Adds data to everything that customers read about themselves. */
async function useEverything(customer: SignedInCustomer): Promise<void> {
  const { client } = customer
  const { id, astrologerId: consultant_id } = await fixture.startedChat(customer)
  await fixture.seconds(60)
  await endConsultation(client, { id }, { auto_end: false })
  await submitConsultationReview(client, { consultation_id: id, rating: 4 })
  await submitUserQuery(client, { name: 'Devika', message: 'Which gem?', consultation_id: id })
  await sendTip(client, { amount: 51 }, { consultant_id })
  await setAstrologerFavourite(client, { id: consultant_id }, { action: 'add' })
  const busy = await fixture.newAstrologer('quick', 'busy')
  await joinQueue(client, { consultant_id: busy, order_type: 1 })
  await setAlert(client, { consultant_id: busy, push: null })
  await savePreferences(client, { languages: ['kn'], month_limit_paise: 90_000, family: [] })
  const { txn_id } = await rechargeWallet(client, { amount: 500, coupon_code: 'NAMASTE20' })
  await initiatePhonePePayment(client, { txn_id })
  await fixture.placeOrder(client)
  const [course] = await listCourses(client)
  const { id: enrollment_id } = await enrolInCourse(client, { course_id: course!.id })
  await initiateCoursePayment(client, { enrollment_id })
}

describe('what a customer reads', () => {
  let empty: SignedInCustomer
  let other: SignedInCustomer
  let [nothing, before]: Record<string, unknown>[] = []
  beforeAll(async () => {
    empty = await fixture.newCustomer()
    other = await fixture.newCustomer(5000)
    nothing = await readAll(empty)
    await useEverything(other)
    before = await readAll(other)
  })

  test.each(rows.filter(({ method }) => method !== 'GET'))('while others send $name', async ({ name }) => {
    await requestEndpoint(fixture, name, (tokens) =>
      tokens.access ? clientOf(fixture.backend, tokens) : fixture.visitor(),
    )
  })

  test('is the same as before', async () => {
    expect(await readAll(other)).toEqual(before)
    expect(await readAll(empty)).toEqual(nothing)
    const unused = readings.filter(({ name }) => isDeepStrictEqual(before?.[name], nothing?.[name]))
    expect(unused.map(({ name }) => name)).toEqual(SAME_FOR_EVERYBODY)
  })
})
