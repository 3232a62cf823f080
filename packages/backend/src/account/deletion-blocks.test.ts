import { createClient, memoryStorage } from '@tarapath/api-client'
import { enrolInCourse, initiateCoursePayment, listCourses } from '@tarapath/api-client/courses'
import { listProducts } from '@tarapath/api-client/store'
import { openTestBackend, SAMPLE_ADDRESS, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** A customer, with the replies of the first step of the deletion and of the deletion itself. */
async function newCustomer() {
  const customer = await backend.newCustomer()
  const options = { baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage: memoryStorage(customer), retry: 0 }
  return {
    client: createClient(options),
    blockedBy: async () =>
      (await backend.ask('GET', '/api/tarapath/v1/account/deletion/', { as: customer })).body as {
        blocked_by: string[]
      },
    remove: () => backend.ask('POST', '/api/v1/user/delete-user', { as: customer, body: {} }),
  }
}

const decide = (url: string, outcome: 'pay' | 'fail') =>
  backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

const PAYMENT_PENDING = { status: 409, body: { code: 'account_in_use', detail: expect.stringContaining('payment') } }
/** Nothing blocks the deletion any more; only the code is missing. */
const CODE_MISSING = { status: 403, body: { code: 'verification_required' } }

test('an order that is being paid blocks the deletion, and a declined payment does not', async () => {
  const { client, blockedBy, remove } = await newCustomer()
  const [product] = (await listProducts(client, { limit: 1 })).results
  const items = [{ product_id: product?.id ?? 0, quantity: 1 }]
  const { redirect_url } = await initiateCoursePayment(client, { kind: 'store', items, address: SAMPLE_ADDRESS })
  expect(await blockedBy()).toEqual({ blocked_by: ['order'] })
  expect(await remove()).toMatchObject(PAYMENT_PENDING)
  await decide(redirect_url, 'fail')
  expect(await blockedBy()).toEqual({ blocked_by: [] })
  expect(await remove()).toMatchObject(CODE_MISSING)
})

test('an enrolment that is being paid blocks the deletion, and a paid course does not', async () => {
  const { client, blockedBy, remove } = await newCustomer()
  const [course] = await listCourses(client)
  const { id } = await enrolInCourse(client, { course_id: course?.id ?? 0, name: 'Asha Rao' })
  expect(await blockedBy(), 'an enrolment that is held without a payment').toEqual({ blocked_by: [] })
  const { redirect_url } = await initiateCoursePayment(client, { enrollment_id: id })
  expect(await blockedBy()).toEqual({ blocked_by: ['enrolment'] })
  expect(await remove()).toMatchObject(PAYMENT_PENDING)
  await decide(redirect_url, 'pay')
  expect(await blockedBy()).toEqual({ blocked_by: [] })
  expect(await remove()).toMatchObject(CODE_MISSING)
})

test('an order and a course that are being paid each block the deletion of the account', async () => {
  const { client, blockedBy } = await newCustomer()
  const [course] = await listCourses(client)
  const { id } = await enrolInCourse(client, { course_id: course?.id ?? 0, name: 'Asha Rao' })
  await initiateCoursePayment(client, { enrollment_id: id })
  const [product] = (await listProducts(client, { limit: 1 })).results
  const items = [{ product_id: product?.id ?? 0, quantity: 1 }]
  const { redirect_url } = await initiateCoursePayment(client, { kind: 'store', items, address: SAMPLE_ADDRESS })
  expect((await blockedBy()).blocked_by.toSorted()).toEqual(['enrolment', 'order'])
  await decide(redirect_url, 'fail')
  expect(await blockedBy()).toEqual({ blocked_by: ['enrolment'] })
})
