import type { APIRequestContext } from '@playwright/test'
import { WEB } from '../addresses.ts'
import { expect, test } from './world/test.ts'

type Fields = Record<string, unknown>

const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }

/** What search engines and networks read of a page. */
async function readPage(request: APIRequestContext, path: string) {
  const reply = await request.get(WEB + path, { headers: BOT })
  expect(reply.status(), path).toBe(200)
  const html = await reply.text()
  const text = (pattern: RegExp) =>
    (pattern.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const graph = blocks.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': Fields[] })['@graph'])
  return {
    title: text(/<title>(.*?)<\/title>/),
    description: text(/<meta name="description" content="(.*?)"/),
    canonical: text(/<link rel="canonical" href="(.*?)"/),
    robots: text(/<meta name="robots" content="(.*?)"/),
    og: (name: string) => text(new RegExp(`<meta property="og:${name}" content="(.*?)"`)),
    card: text(/<meta name="twitter:card" content="(.*?)"/),
    /** The entity of a type, with these fields at least. */
    entity(type: string, fields: readonly string[]): Fields {
      const found = graph.find((one) => one['@type'] === type)
      expect(found, `${type} on ${path}`).toBeDefined()
      for (const field of fields) expect(found?.[field], `${field} of ${type} on ${path}`).toBeTruthy()
      return found as Fields
    },
  }
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.slice(WEB.length))
const PAGES = [
  '/',
  '/consult-astrologer-online',
  '/horoscope',
  '/horoscope/weekly-horoscope/scorpio',
  '/mantras',
  '/blogs',
  '/blogs/how-a-kundli-is-drawn',
  '/privacy',
  '/contact',
  '/testimonials',
  '/offers',
  '/mantras/category/shiva',
  '/mantras/gayatri-mantra',
]

test('every public page has a title, a short description, one address and a picture', async ({ request, world }) => {
  const { path, name, ratePaise } = await world.meet(19)
  for (const page of [...PAGES, path]) {
    const { title, description, canonical, robots, og, card } = await readPage(request, page)
    expect(title, page).toContain('Tarapath')
    expect(description.length, page).toBeGreaterThan(40)
    expect(description.length, page).toBeLessThan(155)
    expect(canonical, page).toBe(WEB + page)
    expect(robots, page).toBe('')
    expect([og('title'), og('description'), og('url'), card], page).toEqual([
      title,
      description,
      canonical,
      'summary_large_image',
    ])
    const picture = await request.get(og('image'))
    expect(picture.headers()['content-type'], page).toBe('image/png')
    expect(picture.headers()['cross-origin-resource-policy'], page).toBe('cross-origin')
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], page).toEqual([1200, 630])
    expect(og('image:alt'), page).toBeTruthy()
  }
  expect((await readPage(request, path)).title).toMatch(
    new RegExp(`^${name}, [A-Z][\\w &]+ · ₹${ratePaise / 100}/min · Tarapath$`),
  )
  expect((await readPage(request, `${path}?reviews=18`)).canonical).toBe(WEB + path)
  expect((await readPage(request, '/consult-astrologer-online?search=meera')).robots).toBe('noindex')
})

test('pages describe themselves in JSON-LD', async ({ request, world }) => {
  const { path, name } = await world.meet(19)
  const home = await readPage(request, '/')
  home.entity('Organization', ['@id', 'name', 'url', 'logo'])
  home.entity('WebSite', ['name', 'url', 'publisher', 'potentialAction'])

  const list = await readPage(request, '/consult-astrologer-online')
  const items = list.entity('ItemList', ['itemListElement', 'numberOfItems'])['itemListElement'] as Fields[]
  expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
  for (const { url, name: itemName } of items)
    expect([url, itemName]).toEqual([expect.stringContaining(WEB), expect.any(String)])

  const profile = await readPage(request, path)
  const person = profile.entity('ProfilePage', ['mainEntity', 'url'])['mainEntity'] as Fields
  expect(person).toMatchObject({ '@type': 'Person', name, image: profile.og('image') })
  for (const field of ['description', 'jobTitle', 'knowsAbout', 'knowsLanguage', 'worksFor'])
    expect(person[field]).toBeTruthy()
  // Search engines show no stars for people.
  expect(JSON.stringify(person)).not.toContain('aggregateRating')

  const horoscope = await readPage(request, '/horoscope/weekly-horoscope/scorpio')
  const article = horoscope.entity('Article', ['headline', 'datePublished', 'author', 'publisher', 'image'])
  expect(Number.isNaN(Date.parse(String(article['datePublished'])))).toBe(false)
  for (const page of [list, profile, horoscope]) {
    const steps = page.entity('BreadcrumbList', ['itemListElement'])['itemListElement'] as Fields[]
    expect(steps.at(-1)).toMatchObject({ item: page.canonical })
  }
})

test('the sitemap names every public page, and robots.txt names the sitemap', async ({ request, world }) => {
  const read = async (path: string) => {
    const reply = await request.get(WEB + path)
    expect(reply.status(), path).toBe(200)
    return reply.text()
  }
  expect(await read('/robots.txt')).toContain(`Sitemap: ${WEB}/sitemap.xml`)
  const maps = pathsIn(await read('/sitemap.xml'))
  expect(maps).toEqual(
    ['pages', 'horoscopes', 'mantras', 'store', 'astrologers-1'].map((name) => `/sitemaps/${name}.xml`),
  )
  const texts = await Promise.all(maps.map(read))
  const paths = texts.flatMap(pathsIn)
  expect(new Set(paths).size).toBe(paths.length)
  const { path } = await world.meet(19)
  for (const page of [...PAGES, path]) expect(paths).toContain(page)
  const now = await world.now()
  for (const [, day = ''] of texts.join('').matchAll(/<lastmod>(.*?)<\/lastmod>/g))
    expect(Date.parse(day), day).toBeLessThanOrEqual(now)
  expect(texts.at(-1)).toContain('<lastmod>')
  for (const page of paths.filter((one) => one.startsWith('/horoscope'))) {
    const { canonical, robots } = await readPage(request, page)
    expect([canonical, robots], page).toEqual([WEB + page, ''])
  }
  for (const name of ['astrologers-2', 'nothing'])
    expect((await request.get(`${WEB}/sitemaps/${name}.xml`)).status()).toBe(404)
  for (const name of ['astrologer-0', 'nothing', 'daily-horoscope-ophiuchus'])
    expect((await request.get(`${WEB}/share/${name}.png`)).status(), name).toBe(404)
})

test('the manifest and every icon that it names are there', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const reply = await request.get(WEB + address)
  expect(reply.headers()['content-type']).toContain('manifest+json')
  const { icons } = (await reply.json()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) {
    const bytes = await (await request.get(WEB + src)).body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
  // The page is running; what it says about itself is still there for a search engine that runs scripts.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('SearchAction')
})
