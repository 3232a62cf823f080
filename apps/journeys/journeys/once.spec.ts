import type { BrowserContext } from '@playwright/test'
import { paiseIn } from './world/customer.ts'
import { expect, test } from './world/test.ts'

/** Counts the requests to a path, from every tab. */
function countRequests(context: BrowserContext, path: RegExp): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) count += 1
  })
  return () => count
}

test('a chat in two tabs ends in both and is charged once', async ({ page, context, customer, world }) => {
  const ends = countRequests(context, /\/end-consultation\//)
  const astrologer = await world.meet(20)
  await customer.signIn({ rupees: 500 })
  await world.say(await customer.chatWith(astrologer), 'Namaste.')
  const second = await context.newPage()
  await second.goto('/chat')
  await customer.write('Written in the first tab')
  await expect(second.getByText('Written in the first tab')).toBeVisible()
  await world.advanceClock(90)

  const ended = await customer.end()
  const endedThere = second.getByRole('dialog', { name: 'Chat Ended' })
  const total = paiseIn(await ended.getByRole('row', { name: /Charged/ }).innerText())
  const totalThere = paiseIn(await endedThere.getByRole('row', { name: /Charged/ }).innerText())
  expect(totalThere).toBe(total)
  expect(ends()).toBe(1)

  await second.close()
  await page.goto('/wallet')
  const row = page.getByRole('listitem').filter({ hasText: `Chat with ${astrologer.name}` })
  await expect(row).toHaveCount(1)
  expect(paiseIn(await row.innerText())).toBe(total)
  await page.goto('/')
  await expect(customer.walletChip).toContainText(`₹${((50_000 - total) / 100).toFixed(2)}`)
})

test('a double tap on Pay makes one payment, and a double tap on Start chat one request', async ({
  page,
  context,
  customer,
  world,
}) => {
  const recharges = countRequests(context, /\/wallet\/recharge\//)
  const payments = countRequests(context, /\/initiate-transaction\//)
  const requests = countRequests(context, /\/request-initiate\//)
  const astrologer = await world.meet(21)
  await customer.signIn()

  await page.goto('/wallet')
  await page.getByRole('button', { name: /^Pay ₹590 · get/ }).dblclick()
  await expect(page.getByRole('heading', { name: 'Pay Tarapath' })).toBeVisible()
  expect([recharges(), payments()]).toEqual([1, 1])
  await page.getByRole('button', { name: 'Pay ₹590.00' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: '₹500.00 added' })).toBeVisible()
  await expect(customer.walletChip).toContainText('₹550.00')

  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).dblclick()
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  await sheet.getByRole('button', { name: 'Start chat' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: `Connecting to ${astrologer.name}…` })).toBeVisible()
  expect(requests()).toBe(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Request cancelled. You were not charged.')).toBeVisible()
  await expect(page).toHaveURL(astrologer.path)
})
