import { paiseIn, secondsIn } from './world/customer.ts'
import { expect, test } from './world/test.ts'

const FARAH = 11

test('a new customer finds an astrologer, adds money, chats, sees what it cost, sends a review and logs out', async ({
  page,
  customer,
  world,
}) => {
  await world.setPresence(FARAH, 'online')
  await page.clock.install()

  await test.step('finds the astrologer among those who are online', async () => {
    await page.goto('/consult-astrologer-online')
    await page.getByRole('link', { name: 'Online now' }).click()
    await expect(page).toHaveURL(/available=1/)
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('Farah')
    await expect(page.getByRole('status').filter({ hasText: /^1 astrologer$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Dr. Farah Khan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dr. Farah Khan' })).toBeVisible()
  })

  const sheet = page.getByRole('dialog', { name: 'Chat with Dr. Farah Khan' })

  await test.step('signs in on the way, and has no money yet', async () => {
    await page.getByRole('button', { name: 'Start chat' }).click()
    await customer.giveNumberAndCode()
    await expect(sheet.getByRole('row', { name: /Your balance/ })).toContainText('₹0.00')
    await expect(sheet.getByRole('row', { name: /Add at least/ })).toContainText('₹30.00')
    await sheet.getByRole('link', { name: '₹500' }).click()
  })

  await test.step('adds money on the pay page and returns to the astrologer', async () => {
    await expect(page.getByRole('radio', { name: '₹500 + ₹50 bonus' })).toBeChecked()
    await expect(page.getByRole('row', { name: /GST 18%/ })).toContainText('₹90.00')
    await page.getByRole('button', { name: /^Pay ₹590 · get/ }).click()
    await expect(page.getByRole('heading', { name: 'Pay Tarapath' })).toBeVisible()
    await page.getByRole('button', { name: 'Pay ₹590.00' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '₹500.00 added' })).toBeVisible()
    await expect(customer.walletChip).toContainText('₹550.00')
    await page.getByRole('link', { name: 'Back to the astrologer' }).click()
  })

  await test.step('agrees to the price and is answered', async () => {
    await page.getByRole('button', { name: 'Start chat' }).click()
    await expect(sheet.getByRole('row', { name: /Maximum time/ })).toContainText('36 min')
    await expect(sheet.getByRole('row', { name: /Maximum cost/ })).toContainText('₹540.00')
    await sheet.getByRole('button', { name: '10 min ₹150' }).click()
    await expect(sheet.getByRole('row', { name: /Maximum cost/ })).toContainText('₹150.00')
    await sheet.getByRole('button', { name: 'Start chat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Connecting to Dr. Farah Khan…' })).toBeVisible()
    // The scripted astrologer takes some seconds to pick up, and more to read and to type.
    await world.advanceClock(10)
    await expect(customer.message).toBeEnabled()
    await expect(page.getByRole('timer')).toContainText('left of 10:00')
    await customer.write('I want to ask about a job change in January.')
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText('I want to ask about a job change in January.')).toBeVisible()
    await world.advanceClock(30)
    await expect(page.getByText('Dr. Farah Khan: ').nth(1)).toBeAttached()
  })

  await test.step('types a phone number, and the page hides it', async () => {
    await customer.write('Call me on 98200 12345 please')
    await expect(page.getByText('Call me on ********** please')).toBeVisible()
    await expect(page.getByText('number hidden for your safety')).toBeVisible()
    const everything = await page.evaluate(() => {
      const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)
      return [
        document.documentElement.outerHTML,
        ...fields,
        ...Object.values(sessionStorage),
        ...Object.values(localStorage),
      ]
    })
    expect(everything.filter((text) => /98200\s?12345/.test(text))).toEqual([])
  })

  await test.step('writes nothing for two minutes, is asked, and continues', async () => {
    await world.advanceClock(125)
    await page.clock.fastForward(125_000)
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
    await expect(warning.getByRole('button', { name: 'Continue chat' })).toBeFocused()
    await warning.getByRole('button', { name: 'Continue chat' }).click()
    await expect(warning).toBeHidden()
    await expect.poll(async () => secondsIn(await page.getByRole('timer').innerText())).toBeLessThan(600 - 125)
  })

  let left = ''
  await test.step('ends the chat, and the receipt is what left the wallet', async () => {
    const ended = await customer.end()
    await expect(ended.getByText('You ended the chat.')).toBeVisible()
    const paidTime = await ended.getByRole('row', { name: /Paid time/ }).innerText()
    const total = paiseIn(await ended.getByRole('row', { name: /Charged/ }).innerText())
    expect(paidTime).toContain('× ₹15/min')
    expect(total).toBe(Math.floor((secondsIn(paidTime) * 1500) / 60))
    expect(total).toBeGreaterThan(1500 * 2)
    left = `₹${((55_000 - total) / 100).toFixed(2)}`
    await ended.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('sends a review', async () => {
    const review = page.getByRole('dialog', { name: /^Rate / })
    await review.locator('label').filter({ hasText: '4 stars' }).click()
    await review.getByRole('button', { name: 'Clear answers' }).click()
    await review.getByRole('textbox', { name: /Write a review/ }).fill('She knew what she was talking about.')
    await review.getByRole('button', { name: 'Submit review' }).click()
    await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Done' }).click()
    await expect(customer.walletChip).toContainText(left)
    await page.goto('/history')
    await page.getByRole('link', { name: 'Dr. Farah Khan' }).click()
    await expect(page.getByText('Your rating:')).toBeVisible()
    await expect(page.getByText('Call me on ********** please')).toBeVisible()
  })

  await test.step('logs out, and no data stays in the browser', async () => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect.poll(() => customer.cookies()).toEqual([])
    // The log-out opens another page, and nothing can be asked of the one that is left.
    const keys = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]).catch(() => null)
    // The router stores scroll positions whenever a page is left.
    const kept = async () => (await keys())?.filter((key) => key !== 'react-router-scroll-positions')
    await expect.poll(kept).toEqual([])
  })
})
