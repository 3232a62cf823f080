import type { Page } from '@playwright/test'
import { findMisfits } from './world/find-misfits.ts'
import { rename } from './world/rename.ts'
import { expect, test } from './world/test.ts'

const PUBLIC_PAGES = [
  '/',
  '/consult-astrologer-online',
  '/horoscope',
  '/horoscope/daily-horoscope/scorpio',
  '/horoscope/monthly-horoscope/sagittarius',
  '/calculators',
  '/calculators/kundli',
  '/mantras',
  '/mantras/gayatri-mantra',
  '/store',
  '/store/rudraksha-mala-108',
  '/courses',
  '/courses/2',
  '/blogs/how-a-kundli-is-drawn',
  '/offers',
  '/contact',
  '/landing',
  '/live',
  '/topics',
  '/topics/career',
  '/search?q=saturn',
  '/register-consultant',
  '/blogs',
  '/testimonials',
  '/privacy',
  '/wallet',
  '/no-such-page',
]
const SIGNED_IN_PAGES = [
  '/',
  '/wallet',
  '/history',
  '/profile',
  '/favourites',
  '/orders',
  '/cart',
  '/queue',
  '/studio/live',
  '/courses/mine',
  '/profile/number',
  '/profile/delete',
]

/** Both scripts, with signs above and below the letters, and a word that no line of a phone has room for beside another. */
const LONG_WORDS = 'राष्ट्रबन्धु Venkataramanaswamy कुँवर चतुर्वेदी'

/** A portrait that the server has drawn keeps its initials, so the first and the last word stay. */
const longName = (name: string) => name.replace(/\s(?=\S+$)/, ` ${LONG_WORDS} `)

test.use({ viewport: { width: 320, height: 640 } })

/** Expects that a page fits a phone of 320 px, in forced colours, and with letters of twice the size. */
async function expectFits(page: Page): Promise<void> {
  const found: string[] = []
  const look = async (how: string) => {
    for (const misfit of await findMisfits(page)) found.push(`${how}: ${misfit}`)
  }
  await look('at 320 px')
  await page.emulateMedia({ forcedColors: 'active' })
  await look('in forced colours')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await look('with text at 200 %')
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  expect.soft(found, page.url()).toEqual([])
}

test('public pages fit a narrow phone, forced colours and large letters', async ({ page, world, expected }) => {
  expected.push(/404/)
  // An astrologer who has replied to reviews.
  const { path, name } = await world.meet(54)
  const stream = await world.scriptedLiveStream()
  const { consultant } = stream
  await page.goto(`/consult-astrologer-online/live-${consultant.id}`)
  await expect(page.getByRole('link', { name: `${consultant.name} is live now` })).toBeVisible()
  const hostPath = new URL(page.url()).pathname
  const titles = [name, consultant.name, stream.title, 'Rudraksha mala, 108 beads', 'Jyotish from the beginning']
  await rename(page, Object.fromEntries(titles.map((title) => [title, longName(title)])))
  for (const address of [...PUBLIC_PAGES, path, hostPath]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})

test('pages of a customer fit a narrow phone, forced colours and large letters', async ({
  page,
  customer,
  world,
  expected,
}) => {
  // The studio is for consultants.
  expected.push(/403/)
  const { post } = await customer.signIn({ rupees: 500 })
  await rename(page, { '"name":""': `"name":"${LONG_WORDS}"` })
  for (const address of SIGNED_IN_PAGES) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
  await page.getByRole('button', { name: 'Your account' }).click()
  await expectFits(page)
  await page.goto('/store/rudraksha-mala-108')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'See cart' }).click()
  await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible()
  await expectFits(page)
  const { txn_id: recharge } = await post('user/wallet/recharge/', { amount: 5000 })
  await post('payments/phonepe/initiate-transaction/', { txn_id: recharge })
  await world.settlePayment(recharge)
  await page.goto(`/wallet/payment?txn_id=${recharge}`)
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expectFits(page)
})

test('a chat with a long name in two scripts fits a narrow phone from its price to its receipt', async ({
  page,
  customer,
  world,
}) => {
  const { path, id, name: short } = await world.meet(47)
  const name = longName(short)
  await customer.signIn({ rupees: 12_500 })
  await rename(page, { [short]: name })
  await page.goto(path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${name}` })
  await expect(sheet.getByRole('row', { name: /Maximum cost/ })).toBeVisible()
  await expectFits(page)
  await sheet.getByRole('button', { name: 'Start chat' }).click()
  const connecting = page.getByRole('heading', { level: 1, name: `Connecting to ${name}…` })
  await expect(connecting).toBeVisible()
  await expectFits(page)
  await world.reject(await world.consultationWith(id))
  await expect(page.getByText('You were not charged.')).toBeVisible()
  await expectFits(page)

  await world.meet(id)
  await customer.askForChat({ name, path })
  const consultation = await world.consultationWith(id)
  await world.pickUp(consultation)
  await expect(customer.message).toBeEnabled()
  await customer.write('क्या अगले वर्ष दूसरे राष्ट्र में जाने का योग है? Will I move to another city next year?')
  await expectFits(page)
  await page.goto('/topics')
  await world.say(consultation, 'राष्ट्र का अर्थ है देश।')
  await expect(page.getByText('राष्ट्र का अर्थ है देश।')).toBeVisible()
  await expectFits(page)
  await page.goto('/chat')
  await expect(customer.message).toBeEnabled()
  await world.advanceClock(130)
  const ended = await customer.end()
  await expect(ended.getByRole('row', { name: /Charged/ })).toBeVisible()
  await expectFits(page)
  await ended.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('dialog', { name: `Rate ${name}` })).toBeVisible()
  await expectFits(page)
  for (const address of ['/wallet', '/history', `/history/${consultation}`, `/history/${consultation}/receipt`]) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(name).first()).toBeAttached()
    await expectFits(page)
  }
})
