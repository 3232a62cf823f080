import { expect, test } from './world/test.ts'

test('a customer enrols in a course, pays on the second try, and finds it in My courses', async ({
  page,
  customer,
}) => {
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Jyotish from the beginning' }).click()
  await expect(page.getByRole('row', { name: 'Lessons' })).toBeVisible()
  const enrol = page.getByRole('button', { name: 'Enrol for ₹6,499' })
  await enrol.click()
  await customer.giveNumberAndCode()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible()
  await expect(page.getByText('You are not enrolled.')).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await enrol.click()
  await page.getByRole('button', { name: 'Pay ₹6,499.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are enrolled' })).toBeVisible()
  await page.getByRole('link', { name: 'See my courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/get-course-details/')) asked.push(request.url())
  })
  await page.getByRole('link', { name: 'Jyotish from the beginning' }).click()
  await expect(page.getByRole('main').getByText('You are enrolled')).toBeVisible()
  await expect(enrol).toHaveCount(0)

  // A first page says it before anything is pressed.
  await page.reload()
  await expect(page.getByRole('main').getByText('You are enrolled')).toBeVisible()
  await expect(page.getByRole('main').getByText('₹')).toHaveCount(0)
  // Each page asked for the courses once.
  expect(asked).toHaveLength(2)
})
