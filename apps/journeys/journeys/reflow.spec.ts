import type { Page } from '@playwright/test'
import { findMisfits } from './world/find-misfits.ts'
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
  '/courses',
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
  const { path } = await world.meet(47)
  for (const address of [...PUBLIC_PAGES, path]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})

test('pages of a customer and a chat fit a narrow phone, forced colours and large letters', async ({
  page,
  customer,
  world,
  expected,
}) => {
  // The studio is for consultants.
  expected.push(/403/)
  const astrologer = await world.meet(47)
  await customer.signIn({ rupees: 500 })
  for (const address of SIGNED_IN_PAGES) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
  await customer.chatWith(astrologer)
  await customer.write('Will I move to another city next year? I have waited for a long time.')
  await expectFits(page)
  await customer.end()
  await expectFits(page)
})
