import { enrolInCourse, listCourses } from '@tarapath/api-client/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffFixture, type DeskBrowser, type StaffFixture } from '@tarapath/backend-testing'

let fixture: StaffFixture
let desk: DeskBrowser
beforeAll(async () => {
  fixture = await openStaffFixture()
  desk = await fixture.signedInStaff()
})
afterAll(() => fixture.backend.close())

test('staff see the paid participants of a course and how to reach them, and no unpaid ones', async () => {
  const courses = await listCourses(fixture.visitor())
  const free = courses.find(({ price }) => Number(price) === 0)!
  const paid = courses.find(({ price, starts_at }) => Number(price) > 0 && starts_at !== null)!
  const asha = await fixture.newCustomer(0)
  await enrolInCourse(asha.client, { course_id: free.id, name: 'Asha Rao', email: 'asha@example.in' })
  await enrolInCourse(asha.client, { course_id: paid.id, name: 'Not paid' })

  const lists = await Promise.all(['', '?past'].map((query) => desk.request(`/desk/participants${query}`)))
  const shown = lists.map(({ text }) => text)
  const page = shown[free.starts_at === null ? 1 : 0]!
  expect(page).toContain(free.title)
  expect(page).toContain('Asha Rao')
  expect(page).toContain(`tel:${asha.phone}`)
  expect(page).toContain('asha%40example.in')
  expect(shown.join('\n')).not.toContain('Not paid')
})
