import { API } from '../addresses.ts'
import { paiseIn, secondsIn } from './world/customer.ts'
import { openFilters } from './world/layout.ts'
import { expect, test } from './world/test.ts'

const NAME = 'Kavitha Murugan'
const KAVITHA = 33

test.use({ baseURL: API })
test.skip(({ viewport }) => viewport !== null && viewport.width > 600, 'A native app runs on a phone.')

test('inside a native app everything happens on the page: find, sign in, pay, chat, reload, end, review', async ({
  page,
  customer,
  world,
}) => {
  await world.setPresence(KAVITHA, 'online')
  await page.clock.install()

  await test.step('finds the astrologer with the filters', async () => {
    await page.goto('/embedded/')
    await expect(page).toHaveTitle('Astrologers online · Tarapath')
    const sheet = await openFilters(page)
    await sheet.getByRole('checkbox', { name: 'Online now' }).check()
    await sheet.getByRole('button', { name: /^Show \d+ astrologers?$/ }).click()
    await expect(page).toHaveURL(/\/embedded\/#\/consult-astrologer-online\?available=1/)
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('Kavitha')
    await expect(page).toHaveURL(/search=Kavitha&available=1/)
    await expect(page.getByRole('status').filter({ hasText: /^1 astrologer$/ })).toBeVisible()
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeFocused()
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  const start = page.getByRole('button', { name: 'Start chat' })
  const sheet = page.getByRole('dialog', { name: `Chat with ${NAME}` })

  await test.step('closes the login dialog, and the focus returns to the button that opened it', async () => {
    await start.click()
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
    // Preact runs effects a frame late, so a key that is pressed in the frame of the focus is not heard yet.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(start).toBeFocused()
  })

  await test.step('signs in, and has no money yet', async () => {
    await start.click()
    await customer.giveNumberAndCode()
    await expect(sheet.getByRole('row', { name: /Add at least/ })).toContainText('₹26.00')
    await sheet.getByRole('link', { name: '₹500' }).click()
    await expect(page.getByRole('radio', { name: '₹500 + ₹50 bonus' })).toBeChecked()
  })

  await test.step('pays, and comes back into the view', async () => {
    await page.getByRole('button', { name: /^Pay ₹590 · get/ }).click()
    await expect(page.getByRole('heading', { name: 'Pay Tarapath' })).toBeVisible()
    await page.getByRole('button', { name: 'Pay ₹590.00' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '₹500.00 added' })).toBeVisible()
    await expect(page).toHaveURL(/\/embedded\/#\/wallet\/payment\?/)
    await page.getByRole('link', { name: 'Back to the astrologer' }).click()
  })

  const mine = page.getByText('Will I move to another city?')

  await test.step('chats', async () => {
    await start.click()
    await expect(sheet.getByRole('row', { name: /Maximum cost/ })).toContainText('₹546.00')
    await sheet.getByRole('button', { name: 'Start chat' }).click()
    await expect(customer.message).toBeEnabled()
    await customer.write('Will I move to another city?')
    await expect(mine).toBeVisible()
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(`${NAME}: `).nth(1)).toBeAttached()
  })

  await test.step('reloads in the middle, and goes on', async () => {
    await page.reload()
    await expect(mine).toHaveCount(1)
    await expect(customer.message).toBeEnabled()
  })

  await test.step('writes nothing for two minutes, is asked in the chat itself, and continues', async () => {
    const question = page.getByRole('alert').filter({ hasText: 'Are you still there?' })
    await expect(question).toBeHidden()
    await world.advanceClock(125)
    await page.clock.fastForward(125_000)
    await expect(question).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await question.getByRole('button', { name: 'Continue chat' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('ends it, and finds the receipt on the page', async () => {
    const end = page.getByRole('button', { name: 'End', exact: true })
    await end.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue chat' }).click()
    await expect(end).toBeFocused()
    await end.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End chat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chat Ended' })).toBeVisible()
    const paidTime = await page.getByRole('row', { name: /Paid time/ }).innerText()
    const total = paiseIn(await page.getByRole('row', { name: /Charged/ }).innerText())
    expect(total).toBe(Math.floor((secondsIn(paidTime) * 1300) / 60))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('sends a review, and finds it in the history', async () => {
    await page.locator('label').filter({ hasText: '4 stars' }).click()
    await page.getByRole('button', { name: 'Clear answers' }).click()
    await page.getByRole('textbox', { name: /Write a review/ }).fill('She took her time.')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await page.getByRole('button', { name: 'Back to astrologers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
    await page.goto('/embedded/#/history')
    // The list of astrologers, which has a link of the same name, stays until the history is there.
    await expect(page.getByRole('heading', { level: 1, name: 'My consultations' })).toBeVisible()
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.getByText('Your rating:')).toBeVisible()
    await expect(mine).toBeVisible()
  })

  await test.step('asks about it with the keyboard', async () => {
    await page.getByRole('button', { name: 'Report a problem' }).focus()
    for (const key of ['Enter', 'Tab', 'Space', 'Tab']) await page.keyboard.press(key)
    await page.keyboard.insertText('क्या हुआ?')
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByRole('heading', { name: 'Your question' })).toBeFocused()
    await expect(page.getByText('क्या हुआ?')).toBeVisible()
    await expect(page.getByText(/within 2 working days/)).toBeVisible()
  })
})

test('the place of a screen is shown before any file of the view has come', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/embedded/assets/**', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/embedded/', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading')
  await expect(page.getByRole('main').locator('div').first()).toHaveCSS('border-radius', /^[1-9]/)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('inside a native app a message tells of a dead connection until there is an answer', async ({ page }) => {
  await page.goto('/embedded/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('[data-state=online]')).toBeAttached()
  await page.route(/\/api\//, () => new Promise(() => {}))
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Kavitha')
  await expect(page.getByRole('status').filter({ hasText: 'No answer yet. Check your internet.' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('Back online')).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('No internet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Back online')).toBeVisible()
})
