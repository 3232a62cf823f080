import { secondsIn } from './world/customer.ts'
import { expect, test } from './world/test.ts'

test('a chat goes on after a reload: messages, meter and idle countdown', async ({ page, customer, world }) => {
  const astrologer = await world.meet(12)
  await page.clock.install()
  await customer.signIn({ rupees: 500 })
  const consultation = await customer.chatWith(astrologer)
  await customer.write('Will the monsoon be late?')
  await world.say(consultation, 'It may be, by a week.')
  await expect(page.getByText('It may be, by a week.')).toBeVisible()
  const readAt = Date.now()
  const before = secondsIn(await page.getByRole('timer').innerText())

  await world.advanceClock(60)
  await page.clock.fastForward(60_000)
  await expect.poll(async () => secondsIn(await page.getByRole('timer').innerText())).toBeLessThanOrEqual(before - 60)
  await page.reload()

  await expect(page.getByText('Will the monsoon be late?')).toHaveCount(1)
  await expect(page.getByText('It may be, by a week.')).toHaveCount(1)
  // The meter goes on when the page has read the status for the first time.
  let after = Number.NaN
  await expect
    .poll(async () => (after = secondsIn(await page.getByRole('timer').innerText())))
    .toBeLessThanOrEqual(before - 60)
  const secondsSince = (Date.now() - readAt) / 1000
  expect(after).toBeGreaterThanOrEqual(before - 60 - Math.ceil(secondsSince) - 2)

  // Idle for a minute before the reload and a little more than one after it: the warning comes after two.
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await expect(warning).toBeHidden()
  await world.advanceClock(65)
  await page.clock.fastForward(65_000)
  await expect(warning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(warning).toBeHidden()
  await customer.write('I am here.')
  await expect(page.getByText('I am here.')).toBeVisible()
})
