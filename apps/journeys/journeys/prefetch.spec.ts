import type { Locator, Page } from '@playwright/test'
import { expect, test } from './world/test.ts'

/** The links to profiles on the page, each to another one. */
const profiles = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')

/** The bytes of each request for the data of a page: by `link` for a prefetch, by `fetch` for a navigation. */
const requests = (page: Page, path: string, initiator: 'link' | 'fetch'): Promise<number[]> =>
  page.evaluate(
    ([file, type]) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, initiatorType }) => initiatorType === type && new URL(name).pathname === file)
        .map(({ transferSize }) => transferSize),
    [`${path}.data`, initiator] as const,
  )

/** Waits until the page of a link is prefetched. A mouse has to point at it, which a page notices once it is hydrated. */
async function prefetched(page: Page, link: Locator): Promise<void> {
  const path = (await link.getAttribute('href')) ?? ''
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover()
    await link.hover()
    expect(await requests(page, path, 'link')).toHaveLength(1)
  }).toPass()
}

/** Opens the page of a link, and returns how many bytes of data that took. */
async function open(page: Page, link: Locator): Promise<number | undefined> {
  const path = (await link.getAttribute('href')) ?? ''
  const before = await requests(page, path, 'fetch')
  await link.click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => requests(page, path, 'fetch')).toHaveLength(before.length + 1)
  return (await requests(page, path, 'fetch')).at(-1)
}

/** Opens the page of a link that was prefetched once; whether it is asked for again, by the tap or by a second prefetch before it. */
async function opensAnew(page: Page, link: Locator): Promise<boolean> {
  const path = (await link.getAttribute('href')) ?? ''
  const bytes = await open(page, link)
  return bytes !== 0 || (await requests(page, path, 'link')).slice(1).some((prefetched) => prefetched > 0)
}

test('a prefetched page needs no other request', async ({ page }) => {
  await page.goto('/consult-astrologer-online')
  const profile = profiles(page).first()
  await prefetched(page, profile)
  expect(await open(page, profile)).toBe(0)
})

test('after a sign-in and after a change, prefetched pages are fetched again', async ({ page, customer }) => {
  await page.goto('/consult-astrologer-online')
  const profile = profiles(page).first()
  await prefetched(page, profile)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await customer.giveNumberAndCode()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  expect(await opensAnew(page, profile)).toBe(true)

  const similar = profiles(page).first()
  await prefetched(page, similar)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Remove .* from favourites$/ })).toBeEnabled()
  expect(await opensAnew(page, similar)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } })

  test('from home the list opens with what has been fetched before', async ({ page }) => {
    await page.goto('/')
    const list = '/consult-astrologer-online'
    await expect.poll(() => requests(page, list, 'link')).not.toHaveLength(0)
    await expect.poll(() => pending(page)).toEqual([])
    const fetched = await files(page)
    expect(fetched).toContainEqual(expect.stringMatching(/list-screen.*js$/))
    expect(fetched).toContainEqual(expect.stringMatching(/list-screen.*css$/))

    await page.getByRole('navigation').getByRole('link', { name: 'Astrologers' }).last().tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
    expect(await requests(page, list, 'fetch')).toEqual([0])
    expect(await transferredAgain(page, fetched)).toEqual([])
  })
})

/** The files that the page has prefetched. */
const files = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]:not([as=fetch])')].map(({ href }) => href),
  )

/** What the page has begun to prefetch, and has not got. */
const pending = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
    return links.map(({ href }) => href).filter((href) => !arrived.has(href))
  })

/** Which of these files came over the network a second time. */
const transferredAgain = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (known) =>
      known.filter(
        (file) =>
          performance.getEntriesByName(file).filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
            .length > 1,
      ),
    [...names],
  )
