import type { Locator, Page } from '@playwright/test'
import { API } from '../addresses.ts'
import { isWide } from './world/layout.ts'
import { tabTo } from './world/tab-to.ts'
import { expect, test } from './world/test.ts'

/** Whether the middle of an element is visible, or of its label, where the label draws the element. */
function isUncovered(element: HTMLElement | SVGElement): boolean {
  const seen = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
  const { x, y, width, height } = seen.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && (seen.contains(top) || top.contains(seen))
}

/** Presses Enter on an element that Tab reaches and nothing covers. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  // The page may still scroll there.
  await expect.poll(() => target.evaluate(isUncovered), 'the focus is seen').toBe(true)
  await page.keyboard.press('Enter')
}

/** Sends the text of the composer: in a touch window Enter adds a line. */
async function sendMessage(page: Page): Promise<void> {
  if (isWide(page)) await page.keyboard.press('Enter')
  else await press(page, page.getByRole('button', { name: 'Send', exact: true }))
}

test('a customer without a mouse signs in, finds an astrologer, chats, recharges, ends and reviews', async ({
  page,
  context,
  customer,
  world,
}) => {
  const astrologer = await world.meet(22)

  await test.step('signs in', async () => {
    await page.goto('/')
    await press(page, page.getByRole('banner').getByRole('button', { name: 'Sign in' }))
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
    await page.keyboard.type(customer.phone)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: '6-digit OTP' })).toBeFocused()
    await page.keyboard.type(await customer.readCode())
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    await world.setWallet(customer.phone, (2 * astrologer.ratePaise) / 100)
  })

  await test.step('finds the astrologer by name', async () => {
    await press(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^See all/ })
        .first(),
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeFocused()
    await tabTo(page, page.getByRole('searchbox', { name: 'Search by name' }))
    await page.keyboard.type(astrologer.name)
    await expect(page.getByRole('status').filter({ hasText: /^1 astrologer$/ })).toBeVisible()
    await press(page, page.getByRole('main').getByRole('link', { name: astrologer.name, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: astrologer.name })).toBeFocused()
  })

  await test.step('agrees to the price', async () => {
    await press(page, page.getByRole('button', { name: 'Start chat' }))
    const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
    await press(page, sheet.getByRole('button', { name: 'Start chat' }))
    await expect(page.getByRole('heading', { level: 1, name: `Connecting to ${astrologer.name}…` })).toBeFocused()
    await world.pickUp(await world.consultationWith(astrologer.id))
  })

  const messages = page.getByRole('region', { name: 'Messages' })
  await test.step('writes as soon as the astrologer has joined', async () => {
    await expect(customer.message).toBeFocused()
    await page.keyboard.type('Written with keys only')
    await sendMessage(page)
    await expect(messages.getByText('Written with keys only')).toBeVisible()
  })

  await test.step('recharges, and is in the message field again', async () => {
    await press(page, page.getByRole('button', { name: 'Recharge' }))
    const panel = page.getByRole('dialog', { name: 'Recharge' })
    await expect(panel.getByRole('heading', { name: 'Recharge' })).toBeFocused()
    const payPage = context.waitForEvent('page')
    await expect(panel.getByRole('button', { name: /^Pay ₹590/ })).toBeEnabled()
    await press(page, panel.getByRole('button', { name: /^Pay ₹590/ }))
    const tab = await payPage
    await press(tab, tab.getByRole('button', { name: 'Pay ₹590.00' }))
    await expect(tab.getByRole('heading', { level: 1, name: '₹500.00 added' })).toBeVisible()
    await tab.close()
    await expect(panel.getByText('₹550 added.')).toBeVisible()
    await press(page, panel.getByRole('button', { name: 'Back to the chat' }))
    await expect(customer.message).toBeFocused()
  })

  await test.step('ends the chat, which asks first', async () => {
    await world.advanceClock(70)
    await press(page, page.getByRole('button', { name: 'End', exact: true }))
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Continue chat' })).toBeFocused()
    await press(page, question.getByRole('button', { name: 'End chat' }))
    const ended = page.getByRole('dialog', { name: 'Chat Ended' })
    await expect(ended.getByRole('row', { name: /Charged/ })).toBeVisible()
    await press(page, ended.getByRole('button', { name: 'Continue', exact: true }))
  })

  await test.step('reviews, and stands at the top of the next page', async () => {
    const review = page.getByRole('dialog', { name: /^Rate / })
    await tabTo(page, review.getByRole('radio').first())
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
    await expect(review.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await press(page, review.getByRole('button', { name: 'Submit review' }))
    await press(page, page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Done' }))
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('a customer without a mouse watches a live stream, joins the waiting list, writes, tips and leaves', async ({
  page,
  request,
  world,
  customer,
}) => {
  await customer.signIn({ rupees: 200 })
  const stream = await world.scriptedLiveStream()
  await page.goto('/live')
  const streams = page.getByRole('main').getByRole('link', { name: / by .+\. Live, / })
  await tabTo(page, streams.and(page.locator(`[href$="stream=${stream.id}"]`)))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/live-session?stream=${stream.id}`)

  const mute = page.getByRole('button', { name: 'Mute', exact: true })
  const unmute = page.getByRole('button', { name: 'Turn sound on', exact: true })
  await expect(mute.or(unmute)).toBeVisible()
  const wasMuted = await unmute.isVisible()
  await tabTo(page, wasMuted ? unmute : mute)
  await page.keyboard.press('Space')
  await expect(wasMuted ? mute : unmute).toBeFocused()

  // A free astrologer would be offered at once.
  const reply = await request.get(`${API}/api/v1/consultation/consultant-live-stream/${stream.id}/`)
  const { consultant } = (await reply.json()) as { consultant: { id: number } }
  await world.setPresence(consultant.id, 'busy')
  const join = page.getByRole('button', { name: 'Join waiting list' })
  const leave = page.getByRole('button', { name: /^Leave waiting list of / })
  await tabTo(page, join)
  await page.keyboard.press('Enter')
  await expect(leave).toBeFocused()
  await expect(page.getByRole('main').getByText(/^(You’re next|\d+ ahead of you)/)).toBeVisible()

  const log = page.getByRole('log', { name: 'Room chat' })
  await tabTo(page, page.getByRole('textbox', { name: 'Say something' }))
  await page.keyboard.type('Written without a mouse')
  await sendMessage(page)
  await expect(log).toContainText('Written without a mouse')

  await tabTo(page, page.getByRole('button', { name: 'Pause', exact: true }))
  await page.keyboard.press('Enter')
  await expect(log).toHaveAttribute('aria-live', 'off')
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log).toHaveAttribute('aria-live', 'polite')

  const tip = page.getByRole('button', { name: 'Tip', exact: true })
  await tabTo(page, tip)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: /^Tip / })
  await tabTo(page, sheet.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, sheet.getByRole('button', { name: /^Tip ₹\d+, .+ rupees, to / }))
  await page.keyboard.press('Enter')
  await expect(log).toContainText(/sent a tip of ₹\d+/)
  await expect(sheet).toBeHidden()
  await expect(tip).toBeFocused()

  await tabTo(page, leave)
  await page.keyboard.press('Enter')
  await expect(join).toBeFocused()
  await world.setPresence(consultant.id, 'online')

  await tabTo(page, page.getByRole('link', { name: 'Back to all live streams' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/live$/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a reader without a mouse goes from an article back to the others', async ({ page }) => {
  await page.goto('/blogs/what-masking-does')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Blogs' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
})
