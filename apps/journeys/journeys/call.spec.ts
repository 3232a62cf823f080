import { openFromHeader } from './world/layout.ts'
import { expect, test } from './world/test.ts'

test('a call rings both phones, is paid when both have picked up, and ends with its receipt', async ({
  page,
  world,
  customer,
}) => {
  const astrologer = await world.meet(51)
  await customer.signIn({ rupees: 2000 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: `Call ${astrologer.name}` }).click()
  const sheet = page.getByRole('dialog', { name: `Call ${astrologer.name}` })
  await expect(sheet).toContainText(`${customer.phone.slice(0, 2)}••• ••${customer.phone.slice(-3)}`)
  await expect(sheet).not.toContainText(customer.phone)
  await expect(sheet).toContainText('This call is recorded. Only you can listen, for 90 days, in My consultations.')
  await sheet.getByRole('button', { name: /^5 min/ }).click()
  await sheet.getByRole('button', { name: 'Call now' }).click()

  const widget = page.getByRole('complementary', { name: 'Your call' })
  await expect(widget.getByRole('heading', { name: `Calling ${astrologer.name}…` })).toBeVisible()
  await expect(widget).toContainText('Ringing')
  await expect(widget).toContainText('Rings next')
  await expect(widget).toContainText('This call is recorded.')

  // The request is the page's own and survives it.
  await page.reload()
  await expect(widget).toContainText('Ringing')
  await world.operateHandset(astrologer.name, 'astrologer', 'answer')
  await expect(widget).toContainText('Picked up')
  await world.operateHandset(astrologer.name, 'customer', 'answer')
  await expect(widget).toContainText('Both on the line')
  await expect(widget.getByText('Recorded', { exact: true })).toBeVisible()
  await expect(widget.getByRole('timer')).toContainText('left of 5:00')

  // The limit is the customer's own, so it can be raised.
  await widget.getByRole('button', { name: /^Add \d+ min$/ }).click()
  await expect(widget.getByRole('timer')).toContainText('left of 15:00')

  await widget.getByRole('button', { name: 'Move to the next corner' }).click()
  await expect(widget).toHaveAttribute('data-corner', 'bottom-start')
  await widget.getByRole('button', { name: 'Show less' }).click()
  await expect(widget.getByText('Recorded', { exact: true })).toBeVisible()
  await openFromHeader(page, 'Mantras')
  await expect(widget.getByRole('button', { name: 'End call' })).toBeVisible()
  await widget.getByRole('button', { name: 'Show more' }).click()

  await world.advanceClock(90)
  await widget.getByRole('button', { name: 'End call' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End call' }).click()
  const ended = page.getByRole('dialog', { name: 'Call Ended' })
  await expect(ended.getByRole('table', { name: 'Receipt' })).toContainText('₹')
  await expect(ended).toContainText('The recording will be in My consultations within an hour.')
  await expect(widget).toBeHidden()

  // The bridge is asked some seconds after the end what it has.
  await world.advanceClock(30)
  await page.goto('/history')
  await page
    .getByRole('link', { name: new RegExp(astrologer.name) })
    .first()
    .click()
  await expect(page.getByText(/^Only you can listen to it, until /)).toBeVisible()
  await page.getByRole('button', { name: 'Listen to the recording' }).click()
  await expect(page.getByLabel('Recording', { exact: true }).and(page.locator('audio'))).toHaveJSProperty('duration', 3)
})

/** Longer than a handset rings. */
const RINGS_OUT_SECONDS = 45

/** The six codes of a call that was not connected, and a call that the customer declines. */
const ENDINGS = [
  { name: 'the astrologer declines', side: 'astrologer', act: 'hang-up', sentence: /cannot take a call right now/ },
  { name: 'the astrologer does not answer', side: 'astrologer', act: null, sentence: /did not answer the phone/ },
  {
    name: 'finds the astrologer’s phone busy',
    side: 'astrologer',
    act: 'engage',
    sentence: /^The phone of .+ was busy/,
  },
  { name: 'the customer does not answer', side: 'customer', act: null, sentence: /^You did not answer the phone/ },
  { name: 'finds the customer’s phone busy', side: 'customer', act: 'engage', sentence: /^Your phone was busy/ },
  { name: 'loses its connection', side: 'customer', act: 'break', sentence: /^The call could not be connected/ },
  { name: 'the customer declines', side: 'customer', act: 'hang-up', sentence: /cancel|ended/i },
] as const

/** One astrologer for each ending. */
const ASTROLOGERS = [52, 53, 38, 39, 40, 49, 5]

for (const [index, { name, side, act, sentence }] of ENDINGS.entries()) {
  test(`a call that ${name} costs nothing and says so`, async ({ page, world, customer }) => {
    const astrologer = await world.meet(ASTROLOGERS[index] ?? 0)
    await customer.signIn({ rupees: 500 })
    await customer.askForCall(astrologer)
    const widget = page.getByRole('complementary', { name: 'Your call' })
    await expect(widget).toContainText('Ringing')
    if (side === 'customer') {
      await world.operateHandset(astrologer.name, 'astrologer', 'answer')
      await expect(widget).toContainText('Picked up')
    }
    if (act === null) await world.advanceClock(RINGS_OUT_SECONDS)
    else await world.operateHandset(astrologer.name, side, act)
    const dialog = page.getByRole('dialog', { name: sentence })
    await expect(dialog).toContainText('You were not charged')
    await expect(dialog.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', /\?call=start$/)
  })
}
