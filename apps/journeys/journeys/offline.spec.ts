import type { Page } from '@playwright/test'
import { movePointer } from './world/move-pointer.ts'
import { expect, test } from './world/test.ts'

test('messages written offline arrive once and in order', async ({ page, context, customer, world, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  const astrologer = await world.meet(16)
  await customer.signIn({ rupees: 500 })
  const consultation = await customer.chatWith(astrologer)

  await context.setOffline(true)
  await customer.write('Written in a tunnel')
  await customer.write('And another line')
  await expect(page.getByText('No internet.')).toBeVisible()
  await expect(page.getByText('And another line')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('No internet.')).toBeHidden()
  await world.say(consultation, 'Both of your lines are here.')
  await expect(page.getByText('Both of your lines are here.')).toBeVisible()

  await page.reload()
  const room = page.getByRole('main')
  await expect(room.getByText('Both of your lines are here.')).toHaveCount(1)
  await expect(room.getByText(/Written in a tunnel|And another line/)).toHaveText([
    'Written in a tunnel',
    'And another line',
  ])
})

test('a message whose reply is lost is neither lost nor doubled', async ({ page, customer, world, expected }) => {
  expected.push(/status of 50\d/, /ERR_EMPTY_RESPONSE/)
  const astrologer = await world.meet(23)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  await world.addFault({ call: 'sendChatMessage', kind: 'drop-reply', times: 1 })

  await customer.write('Heard, but the answer is lost')
  await customer.write('The line after it')
  const room = page.getByRole('main')
  await expect(room.getByText(/·\s*Sent/)).toHaveCount(2)
  await page.reload()
  await expect(room.getByText(/Heard, but|The line after/)).toHaveText([
    'Heard, but the answer is lost',
    'The line after it',
  ])
})

/** The state that React Router stores in `window`. */
declare global {
  interface Window {
    __reactRouterDataRouter?: { revalidate(): Promise<void>; state: { revalidation: string; errors: unknown } }
  }
}

/** The first interaction, until the page says what is without a network: it fetches the code of the error screen then. */
async function listen(page: Page): Promise<void> {
  const errorScreen = page.waitForResponse(/\/screen-error-content-[^.]+\.js/)
  await movePointer(page)
  const url = (await errorScreen).url()
  await page.evaluate((code) => import(code).then(() => undefined), url)
}

test('a profile that is open stays without a network, and is not read again', async ({
  page,
  context,
  world,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  const astrologer = await world.meet(24)
  await page.goto(astrologer.path)
  await listen(page)
  await context.setOffline(true)
  await expect(page.getByText('No internet', { exact: true })).toBeVisible()
  let requests = 0
  page.on('request', (request) => (requests += request.url().includes('.data') ? 1 : 0))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { level: 1, name: astrologer.name })).toBeVisible()
  expect(requests).toBe(0)
})

test('a page whose data do not come without a network says so below its header', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
  await page.goto('/')
  await listen(page)
  await context.setOffline(true)
  await page.evaluate(() => void window.__reactRouterDataRouter?.revalidate())
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^Ask someone/ })).toBeVisible()
})
