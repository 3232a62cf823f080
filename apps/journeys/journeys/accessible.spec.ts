import { STAGING, STAGING_CODE } from '../addresses.ts'
import { expectNoViolations } from './world/expect-no-violations.ts'
import { openFilters } from './world/layout.ts'
import { expect, test } from './world/test.ts'

test('public pages have no accessibility violation', async ({ page, world }) => {
  const { path } = await world.meet(18)
  const nobody = '/consult-astrologer-online?search=nobody&max_price=20&min_experience=10'
  for (const address of ['/', '/consult-astrologer-online', nobody, path]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
  }
  await page.goto('/consult-astrologer-online')
  await expect(await openFilters(page)).toBeVisible()
  await expectNoViolations(page)
})

test('wallet, chat, receipt and history have no accessibility violation', async ({ page, customer, world }) => {
  const astrologer = await world.meet(18)
  await customer.signIn({ rupees: 500 })
  await page.goto('/wallet')
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
  await expectNoViolations(page)

  const consultation = await customer.chatWith(astrologer)
  await customer.write('My number is 98200 12345')
  await world.say(consultation, 'नमस्ते। आपका जन्म समय क्या है?')
  await expect(page.getByText('नमस्ते')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Leave the chat open and go home' }).click()
  const widget = page.getByRole('complementary', { name: 'Your chat' })
  await expect(widget).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolations(page)
  await widget.getByRole('link').click()
  await expect(customer.message).toBeVisible()

  // A review is asked for after a chat of a minute or more.
  await world.advanceClock(90)
  const ended = await customer.end()
  await expect(ended.getByRole('row', { name: /Charged/ })).toBeVisible()
  await expectNoViolations(page)
  await ended.getByRole('button', { name: 'Continue', exact: true }).click()
  const review = page.getByRole('dialog', { name: `Rate ${astrologer.name}` })
  await expect(review).toBeVisible()
  await expectNoViolations(page)
  await review.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/history')
  await page.getByRole('link', { name: astrologer.name }).click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await expectNoViolations(page)

  // The way back to the astrologer appears where it has a place, which the first visit to home asks for.
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('continue') === '1')
  await page.reload()
  await expect(page.getByRole('link', { name: `Continue with ${astrologer.name}` })).toBeVisible()
  await expectNoViolations(page)
})

test('the gate of the staging site has no accessibility violation, and opens by its code', async ({ page }) => {
  await page.goto(STAGING)
  const gate = page.getByRole('dialog')
  await expect(gate.getByRole('textbox').first()).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.type('111111')
  await expect(gate.getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
  await gate.getByRole('textbox').first().fill(STAGING_CODE)
  await expect(gate).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
