import { signInByApi } from './world/call-by-api.ts'
import { createCustomer } from './world/customer.ts'
import { expect, test } from './world/test.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('an astrologer announces a live stream; a customer is notified when it starts', async ({
  page,
  request,
  world,
  customer,
  browser,
  expected,
}) => {
  // The page asks for the pass together with the live stream, which is not on yet.
  expected.push(/409/)
  const astrologer = await world.meetHost(42)
  const studio = await (await browser.newContext({ locale: 'en-IN' })).newPage()
  const host = createCustomer(studio, world)
  await host.signIn()
  await world.connectAccount(host.phone, astrologer.id)
  await studio.goto('/studio/live')
  const title = 'Rahu and Ketu in 2027'
  await studio.getByRole('textbox', { name: 'Title of the live stream' }).fill(title)
  // Far away: other journeys turn the clock of the server.
  await studio.getByLabel('Day').fill(new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10))
  await studio.getByLabel('Time in India').fill('19:00')
  await studio.getByRole('button', { name: 'Announce' }).click()
  await expect(studio.getByRole('status').filter({ hasText: /Announced for .*, 7:00 pm/ })).toBeVisible()

  const { get } = await signInByApi(request, world, {})
  const { results } = await get('consultation/consultant-live-stream/?status=scheduled&limit=100')
  const { id } = results.find((stream: { title: string }) => stream.title === title)
  await customer.signIn()
  await page.goto('/live')
  // One begins each twenty minutes, and the first ones may begin while this is looked at.
  await page
    .getByRole('region', { name: 'Next' })
    .getByRole('button', { name: /^Notify me when .+ goes live$/ })
    .nth(2)
    .click()
  await expect(page.getByRole('button', { name: /^We’ll notify you when .+ goes live/ })).toBeVisible()
  await page.goto(`/live-session?stream=${id}`)
  await expect(page.getByText('Not live yet')).toBeVisible()
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByText('By SMS, once, when the live stream starts.')).toBeVisible()

  const messages = async () =>
    (await world.read('notifications')).filter((text) => text.includes(customer.phone) && text.includes(`=${id}`))
  await world.advanceClock(60)
  expect(await messages()).toEqual([])
  await studio.getByRole('button', { name: 'Cancel live stream' }).click()
  await studio.getByRole('alertdialog').getByRole('button', { name: 'Cancel live stream' }).click()
  await expect(studio.getByRole('button', { name: 'Announce' })).toBeVisible()
  await expect(page.getByText('This live stream was cancelled')).toBeVisible()
  await studio.close()
})
