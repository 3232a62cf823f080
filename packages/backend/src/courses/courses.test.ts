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

const signedIn = async (): Promise<Client> =>
  createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch,
    storage: memoryStorage(await backend.newCustomer()),
    retry: 0,
  })

const courseBySlug = async (client: Client, slug: string) => {
  const course = (await listCourses(client)).find((one) => one.slug === slug)
  if (!course) throw new Error(`There is no course ${slug}.`)
  return course
}

const onPayPage = (url: string, outcome: 'pay' | 'fail' | 'pending') =>
  backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

const SLUG = 'jyotish-from-the-beginning'

test('a visitor sees six courses with their price, their teacher and their first day', async () => {
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

test('somebody enrols, pays the offer price, comes back and has the seat', async () => {
  const client = await signedIn()
  const course = await courseBySlug(client, SLUG)
  const seat = await enrolInCourse(client, { course_id: course.id, name: 'Asha Rao' })
  expect(seat).toMatchObject({ course_id: course.id, status: 'pending_payment', amount: 6499 })
  expect((await courseBySlug(client, SLUG)).seats_left).toBe((course.seats_left ?? 0) - 1)

  const page = await initiateCoursePayment(client, { enrollment_id: seat.id, path: '/courses/2/enrol' })
  expect((await confirmCoursePayment(client, { txn_id: page.txn_id })).status).toBe('pending')
  const back = await onPayPage(page.redirect_url, 'pay')
  expect(back.headers.get('location')).toBe(`http://localhost:3000/courses/2/enrol?txn_id=${page.txn_id}`)
  const paid = await confirmCoursePayment(client, { txn_id: page.txn_id })
  expect(paid).toMatchObject({ status: 'success', enrollment: { id: seat.id, status: 'enrolled' } })
  expect(await confirmCoursePayment(client, { txn_id: page.txn_id })).toEqual(paid)
  expect(await courseBySlug(client, SLUG)).toMatchObject({ is_enrolled: true })

  await expect(enrolInCourse(client, { course_id: course.id })).rejects.toMatchObject({ status: 409 })
  await expect(initiateCoursePayment(client, { enrollment_id: seat.id })).rejects.toMatchObject({ status: 409 })
})

test('the books say what came in and what of it is tax', async () => {
  const client = await signedIn()
  const balance = async (id: string) => {
    const [row] = await backend.database.db.select().from(accounts).where(eq(accounts.id, id))
    return row?.balancePaise ?? 0
  }
  const before = await Promise.all(['platform:gateway', 'platform:gst', 'platform:revenue'].map(balance))
  const { id } = await enrolInCourse(client, { course_id: (await courseBySlug(client, SLUG)).id })
  const { redirect_url, txn_id } = await initiateCoursePayment(client, { enrollment_id: id })
  await onPayPage(redirect_url, 'pay')
  const after = await Promise.all(['platform:gateway', 'platform:gst', 'platform:revenue'].map(balance))
  // ₹6,499 with 18 % in it: ₹5,507.63 and ₹991.37.
  expect(after.map((paise, at) => paise - (before[at] ?? 0))).toEqual([-6499_00, 991_37, 5507_63])
  const causes = await backend.database.db
    .select()
    .from(journals)
    .where(eq(journals.cause, `purchase:${txn_id}`))
  expect(causes).toMatchObject([{ subject: `enrolment:${id}` }])
})

test('two taps on “enrol” and on “pay” are one seat and one payment', async () => {
  const client = await signedIn()
  const course_id = (await courseBySlug(client, 'vastu-by-plan')).id
  const seats = await Promise.all([1, 2, 3].map(() => enrolInCourse(client, { course_id })))
  expect(new Set(seats.map(({ id }) => id)).size).toBe(1)
  const pages = await Promise.all(
    [1, 2, 3].map(() => initiateCoursePayment(client, { enrollment_id: seats[0]?.id ?? 0 })),
  )
  expect(new Set(pages.map(({ redirect_url }) => redirect_url)).size).toBe(1)
})

test('a bank that declines gives the seat back, and one may begin again', async () => {
  const client = await signedIn()
  const course = await courseBySlug(client, 'panchang-for-every-day')
  const seat = await enrolInCourse(client, { course_id: course.id })
  const page = await initiateCoursePayment(client, { enrollment_id: seat.id })
  await onPayPage(page.redirect_url, 'fail')
  expect(await confirmCoursePayment(client, { txn_id: page.txn_id })).toMatchObject({
    status: 'failed',
    enrollment: { status: 'cancelled' },
  })
  expect((await courseBySlug(client, course.slug)).seats_left).toBe(course.seats_left)
  await expect(initiateCoursePayment(client, { enrollment_id: seat.id })).rejects.toMatchObject({ status: 409 })
  expect((await enrolInCourse(client, { course_id: course.id })).id).not.toBe(seat.id)
})

test('a seat nobody pays for is given back after half an hour; one on a pay page when the page ends', async () => {
  const [idle, slow] = [await signedIn(), await signedIn()]
  const course = await courseBySlug(idle, 'tarot-as-a-conversation')
  const left = async () => (await courseBySlug(idle, course.slug)).seats_left
  await enrolInCourse(idle, { course_id: course.id })
  await backend.controls.clock.advance(29 * MINUTE)
  const seat = await enrolInCourse(slow, { course_id: course.id })
  const { txn_id } = await initiateCoursePayment(slow, { enrollment_id: seat.id })
  expect(await left()).toBe((course.seats_left ?? 0) - 2)
  await backend.controls.clock.advance(3 * MINUTE)
  expect(await left()).toBe((course.seats_left ?? 0) - 1)
  await backend.controls.clock.advance(25 * MINUTE)
  expect(await left()).toBe(course.seats_left)
  expect((await confirmCoursePayment(slow, { txn_id })).status).toBe('failed')
})

test('whoever paid and never came back has the seat all the same', async () => {
  const client = await signedIn()
  const seat = await enrolInCourse(client, { course_id: (await courseBySlug(client, 'numbers-and-names')).id })
  const { txn_id } = await initiateCoursePayment(client, { enrollment_id: seat.id })
  await backend.database.db
    .update(simulatorOrders)
    .set({ state: 'COMPLETED' })
    .where(eq(simulatorOrders.orderId, txn_id))
  await backend.controls.clock.advance(MINUTE)
  expect(await courseBySlug(client, 'numbers-and-names')).toMatchObject({ is_enrolled: true })
})

test('another amount than the one asked for buys nothing', async () => {
  const client = await signedIn()
  const seat = await enrolInCourse(client, { course_id: (await courseBySlug(client, 'numbers-and-names')).id })
  const { txn_id } = await initiateCoursePayment(client, { enrollment_id: seat.id })
  await backend.database.db
    .update(simulatorOrders)
    .set({ state: 'COMPLETED', amountPaise: 1_00 })
    .where(eq(simulatorOrders.orderId, txn_id))
  expect(await confirmCoursePayment(client, { txn_id })).toMatchObject({
    status: 'failed',
    enrollment: { status: 'cancelled' },
  })
  const [purchase] = await backend.database.db.select().from(payments).where(eq(payments.txnId, txn_id))
  expect(purchase?.message).toMatch('not the amount asked for')
})

test('a free course is taken at once, and has nothing to pay', async () => {
  const client = await signedIn()
  const seat = await enrolInCourse(client, { course_id: (await courseBySlug(client, 'first-evening-with-a-chart')).id })
  expect(seat).toMatchObject({ status: 'enrolled', amount: 0 })
  await expect(initiateCoursePayment(client, { enrollment_id: seat.id })).rejects.toMatchObject({ status: 409 })
})

test('the last seat has one taker, and a course that has begun has none', async () => {
  const { db } = backend.database
  const [asha, bina] = [await signedIn(), await signedIn()]
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

test('seats and payments of somebody else do not exist', async () => {
  const [asha, bina] = [await signedIn(), await signedIn()]
  const seat = await enrolInCourse(asha, { course_id: (await courseBySlug(asha, SLUG)).id })
  const { txn_id } = await initiateCoursePayment(asha, { enrollment_id: seat.id })
  await expect(initiateCoursePayment(bina, { enrollment_id: seat.id })).rejects.toMatchObject({ status: 404 })
  await expect(confirmCoursePayment(bina, { txn_id })).rejects.toMatchObject({ status: 404 })
  await expect(enrolInCourse(bina, { course_id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(initiateCoursePayment(bina, {})).rejects.toMatchObject({
    status: 400,
    body: { enrollment_id: ['This field is required.'] },
  })
})
