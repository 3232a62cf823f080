import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { confirmCoursePayment, enrolInCourse, initiateCoursePayment, listCourses } from '@tarapath/api-client/courses'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, journals } from '../ledger/index.ts'
import { courses, enrolments } from './tables.ts'
import { payments } from '../payments/index.ts'
import { simulatorOrders } from '../database/sandbox-tables.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const MINUTE = 60_000

const newClient = async (): Promise<Client> =>
  createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch,
    storage: memoryStorage(await backend.newCustomer()),
    retry: 0,
  })

const courseBySlug = async (client: Client, slug: string) => {
  const course = (await listCourses(client)).find((candidate) => candidate.slug === slug)
  if (!course) throw new Error(`There is no course ${slug}.`)
  return course
}

const press = (url: string, outcome: 'pay' | 'fail' | 'pending') =>
  backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

const SLUG = 'jyotish-from-the-beginning'

test('a visitor sees six courses with price, instructor and start date', async () => {
  const all = await listCourses(createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch }))
  expect(all).toHaveLength(6)
  for (const { image, instructor, syllabus, starts_at, seats_left, is_enrolled } of all) {
    expect((await backend.fetch(`${TEST_ORIGIN}${image}`)).status).toBe(200)
    expect(instructor?.name).toBeTruthy()
    expect(syllabus.flatMap(({ lessons }) => lessons).length).toBeGreaterThan(2)
    expect(starts_at === null).toBe(seats_left === null)
    expect(is_enrolled).toBe(false)
  }
  expect(all.find(({ slug }) => slug === SLUG)).toMatchObject({ price: 7999, discounted_price: 6499, seats_left: 25 })
})

test('a customer enrols, pays the discounted price, returns and is enrolled', async () => {
  const client = await newClient()
  const course = await courseBySlug(client, SLUG)
  const enrolment = await enrolInCourse(client, { course_id: course.id, name: 'Asha Rao' })
  expect(enrolment).toMatchObject({ course_id: course.id, status: 'pending_payment', amount: 6499 })
  expect((await courseBySlug(client, SLUG)).seats_left).toBe((course.seats_left ?? 0) - 1)

  const page = await initiateCoursePayment(client, { enrollment_id: enrolment.id, path: '/courses/2/enrol' })
  expect((await confirmCoursePayment(client, { txn_id: page.txn_id })).status).toBe('pending')
  const back = await press(page.redirect_url, 'pay')
  expect(back.headers.get('location')).toBe(`http://localhost:3000/courses/2/enrol?txn_id=${page.txn_id}`)
  const paid = await confirmCoursePayment(client, { txn_id: page.txn_id })
  expect(paid).toMatchObject({ status: 'success', enrollment: { id: enrolment.id, status: 'enrolled' } })
  expect(await confirmCoursePayment(client, { txn_id: page.txn_id })).toEqual(paid)
  expect(await courseBySlug(client, SLUG)).toMatchObject({ is_enrolled: true })

  await expect(enrolInCourse(client, { course_id: course.id })).rejects.toMatchObject({ status: 409 })
  await expect(initiateCoursePayment(client, { enrollment_id: enrolment.id })).rejects.toMatchObject({ status: 409 })
})

test('the ledger records the payment and its tax', async () => {
  const client = await newClient()
  const balance = async (id: string) => {
    const [row] = await backend.database.db.select().from(accounts).where(eq(accounts.id, id))
    return row?.balancePaise ?? 0
  }
  const before = await Promise.all(['platform:gateway', 'platform:gst', 'platform:revenue'].map(balance))
  const { id } = await enrolInCourse(client, { course_id: (await courseBySlug(client, SLUG)).id })
  const { redirect_url, txn_id } = await initiateCoursePayment(client, { enrollment_id: id })
  await press(redirect_url, 'pay')
  const after = await Promise.all(['platform:gateway', 'platform:gst', 'platform:revenue'].map(balance))
  // ₹6,499 with 18 % in it: ₹5,507.63 and ₹991.37.
  expect(after.map((paise, index) => paise - (before[index] ?? 0))).toEqual([-6499_00, 991_37, 5507_63])
  const causes = await backend.database.db
    .select()
    .from(journals)
    .where(eq(journals.cause, `purchase:${txn_id}`))
  expect(causes).toMatchObject([{ subject: `enrolment:${id}` }])
})

test('concurrent requests to enrol and to pay create one enrolment and one payment', async () => {
  const client = await newClient()
  const course_id = (await courseBySlug(client, 'vastu-by-plan')).id
  const created = await Promise.all([1, 2, 3].map(() => enrolInCourse(client, { course_id })))
  expect(new Set(created.map(({ id }) => id)).size).toBe(1)
  const pages = await Promise.all(
    [1, 2, 3].map(() => initiateCoursePayment(client, { enrollment_id: created[0]?.id ?? 0 })),
  )
  expect(new Set(pages.map(({ redirect_url }) => redirect_url)).size).toBe(1)
})

test('a declined payment cancels the enrolment, and the customer can enrol again', async () => {
  const client = await newClient()
  const course = await courseBySlug(client, 'panchang-for-every-day')
  const enrolment = await enrolInCourse(client, { course_id: course.id })
  const page = await initiateCoursePayment(client, { enrollment_id: enrolment.id })
  await press(page.redirect_url, 'fail')
  expect(await confirmCoursePayment(client, { txn_id: page.txn_id })).toMatchObject({
    status: 'failed',
    enrollment: { status: 'cancelled' },
  })
  expect((await courseBySlug(client, course.slug)).seats_left).toBe(course.seats_left)
  await expect(initiateCoursePayment(client, { enrollment_id: enrolment.id })).rejects.toMatchObject({ status: 409 })
  expect((await enrolInCourse(client, { course_id: course.id })).id).not.toBe(enrolment.id)
})

test('an unpaid enrolment is released after half an hour, or when its payment page expires', async () => {
  const [idle, slow] = [await newClient(), await newClient()]
  const course = await courseBySlug(idle, 'tarot-as-a-conversation')
  const left = async () => (await courseBySlug(idle, course.slug)).seats_left
  await enrolInCourse(idle, { course_id: course.id })
  await backend.controls.clock.advance(29 * MINUTE)
  const enrolment = await enrolInCourse(slow, { course_id: course.id })
  const { txn_id } = await initiateCoursePayment(slow, { enrollment_id: enrolment.id })
  expect(await left()).toBe((course.seats_left ?? 0) - 2)
  await backend.controls.clock.advance(3 * MINUTE)
  expect(await left()).toBe((course.seats_left ?? 0) - 1)
  await backend.controls.clock.advance(25 * MINUTE)
  expect(await left()).toBe(course.seats_left)
  expect((await confirmCoursePayment(slow, { txn_id })).status).toBe('failed')
})

test('a customer who paid and did not return is enrolled', async () => {
  const client = await newClient()
  const enrolment = await enrolInCourse(client, { course_id: (await courseBySlug(client, 'numbers-and-names')).id })
  const { txn_id } = await initiateCoursePayment(client, { enrollment_id: enrolment.id })
  await backend.database.db
    .update(simulatorOrders)
    .set({ state: 'COMPLETED' })
    .where(eq(simulatorOrders.orderId, txn_id))
  await backend.controls.clock.advance(MINUTE)
  expect(await courseBySlug(client, 'numbers-and-names')).toMatchObject({ is_enrolled: true })
})

test('a payment of a wrong amount does not enrol', async () => {
  const client = await newClient()
  const enrolment = await enrolInCourse(client, { course_id: (await courseBySlug(client, 'numbers-and-names')).id })
  const { txn_id } = await initiateCoursePayment(client, { enrollment_id: enrolment.id })
  await backend.database.db
    .update(simulatorOrders)
    .set({ state: 'COMPLETED', amountPaise: 1_00 })
    .where(eq(simulatorOrders.orderId, txn_id))
  expect(await confirmCoursePayment(client, { txn_id })).toMatchObject({
    status: 'failed',
    enrollment: { status: 'cancelled' },
  })
  const [purchase] = await backend.database.db.select().from(payments).where(eq(payments.txnId, txn_id))
  expect(purchase?.message).toMatch('differs from the amount due')
})

test('a free course is enrolled at once and cannot be paid', async () => {
  const client = await newClient()
  const enrolment = await enrolInCourse(client, {
    course_id: (await courseBySlug(client, 'first-evening-with-a-chart')).id,
  })
  expect(enrolment).toMatchObject({ status: 'enrolled', amount: 0 })
  await expect(initiateCoursePayment(client, { enrollment_id: enrolment.id })).rejects.toMatchObject({ status: 409 })
})

test('the last enrolment goes to one customer, and a started course accepts none', async () => {
  const { db } = backend.database
  const [asha, bina] = [await newClient(), await newClient()]
  const course = await courseBySlug(asha, 'panchang-for-every-day')
  const [row] = await db
    .select({ taken: sql`count(*)`.mapWith(Number) })
    .from(enrolments)
    .where(sql`${enrolments.courseId} = ${course.id} and ${enrolments.status} <> 'cancelled'`)
  await db
    .update(courses)
    .set({ capacity: (row?.taken ?? 0) + 1 })
    .where(eq(courses.id, course.id))
  await enrolInCourse(asha, { course_id: course.id })
  await expect(enrolInCourse(bina, { course_id: course.id })).rejects.toMatchObject({
    status: 409,
    body: { code: 'course_full' },
  })
  await db.update(courses).set({ startsAt: backend.controls.clock.now() }).where(eq(courses.id, course.id))
  await expect(enrolInCourse(bina, { course_id: course.id })).rejects.toMatchObject({
    body: { code: 'course_started' },
  })
})

test('enrolments and payments of another customer are not found', async () => {
  const [asha, bina] = [await newClient(), await newClient()]
  const enrolment = await enrolInCourse(asha, { course_id: (await courseBySlug(asha, SLUG)).id })
  const { txn_id } = await initiateCoursePayment(asha, { enrollment_id: enrolment.id })
  await expect(initiateCoursePayment(bina, { enrollment_id: enrolment.id })).rejects.toMatchObject({ status: 404 })
  await expect(confirmCoursePayment(bina, { txn_id })).rejects.toMatchObject({ status: 404 })
  await expect(enrolInCourse(bina, { course_id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(initiateCoursePayment(bina, {})).rejects.toMatchObject({
    status: 400,
    body: { enrollment_id: ['This field is required.'] },
  })
})
