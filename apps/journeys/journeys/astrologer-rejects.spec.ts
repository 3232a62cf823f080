import type { Page } from '@playwright/test'
import { expect, test } from './world/test.ts'

/** Expects that the similar astrologers, whose names may be long, do not stick out of the page. */
async function expectSimilarToFit(page: Page): Promise<void> {
  const rows = page.getByRole('region', { name: 'Similar astrologers' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const ends = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThan(page.viewportSize()?.width ?? 0)
}

test('a customer sees at once that the astrologer declined, pays nothing, and tries again', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(15)
  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  await expect(page.getByRole('timer')).toBeVisible()
  const similar = Promise.withResolvers<void>()
  await page.route('**/consultants/recommended/**', async (route) => {
    await similar.promise
    await route.continue()
  })

  await world.reject(await world.consultationWith(astrologer.id))

  const happened = page.getByRole('heading', { level: 1, name: `${astrologer.name} cannot take a chat right now` })
  await expect(happened).toBeFocused()
  await expect(page.getByText('You were not charged.')).toBeVisible()
  await expect(page.getByText('Your balance is still ₹500.00.')).toBeVisible()
  await expect(page.getByText('Chat Ended')).toBeHidden()
  // What can be pressed stays where it is when more comes.
  await expect(page.getByText(/, request ended$/)).toBeVisible()
  const tryAgain = page.getByRole('link', { name: 'Try again' })
  const place = await tryAgain.boundingBox()
  similar.resolve()
  await expect(page.getByRole('heading', { name: 'Similar astrologers' })).toBeVisible()
  expect(await tryAgain.boundingBox()).toEqual(place)
  await expectSimilarToFit(page)

  await page.getByRole('button', { name: 'Notify me', exact: true }).first().click()
  await expect(page.getByText('We’ll notify you', { exact: true })).toBeVisible()

  await tryAgain.click()
  await expect(page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })).toBeVisible()
  await expect(page).toHaveURL(astrologer.path)
})

test('a customer whose astrologer declined goes on with a similar one by one tap', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(52)
  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  await world.reject(await world.consultationWith(astrologer.id))
  const other = page.getByRole('region', { name: 'Similar astrologers' }).getByRole('listitem').first()
  const name = await other.getByRole('link').first().innerText()
  await other.getByRole('link', { name: `Chat with ${name}` }).click()
  await expect(page.getByRole('dialog', { name: `Chat with ${name}` })).toBeVisible()
})

test('the astrologer does not answer: the countdown runs to its end, also after a reload, and others are offered', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(35)
  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  const countdown = page.getByRole('timer')
  await expect(countdown).toHaveText(/Request ends in 1:\d\d\./)
  await expect(page.getByRole('heading', { name: 'Similar astrologers' })).toBeHidden()

  await world.advanceClock(50)
  await page.reload()
  await expect(countdown).toHaveText(/Request ends in (1:0\d|0:\d\d)\./)
  await expect(page.getByRole('heading', { name: 'Similar astrologers' })).toBeVisible()
  await expectSimilarToFit(page)
  // Another chat cannot begin while this request is open.
  await expect(page.getByRole('link', { name: /^Chat with / })).toHaveCount(0)

  await world.advanceClock(70)
  await expect(
    page.getByRole('heading', { level: 1, name: `${astrologer.name} did not join in 2 minutes` }),
  ).toBeVisible()
  await expect(page.getByText('You were not charged.')).toBeVisible()
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL('/consult-astrologer-online')
  await expect(page.getByRole('dialog')).toBeHidden()
})
