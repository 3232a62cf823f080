import { items, type Client } from '@tarapath/api-client'
import { listHoroscopeTypes, queryHoroscopes } from '@tarapath/api-client/horoscope'
import { listCourses } from '@tarapath/api-client/courses'
import { listMantraCategories, listMantras } from '@tarapath/api-client/mantras'
import { listProductCategories, listProducts } from '@tarapath/api-client/store'
import { listProfileChanges } from '@tarapath/own-api/sitemap'
import { apiContext, dayInIndia, deviceClock } from '@tarapath/customer-core/platform'
import { originOf } from '../server/api.server.ts'
import { orComeBackLater } from '../server/come-back-later.ts'
import { calculatorPath, PRODUCTS, typesOf } from '@tarapath/customer-core/calculators'
import { sitemap, xmlReply, type SitemapPage } from '../sitemap/sitemap-xml.ts'
import { articles } from './blogs/articles.ts'
import { DAILY_TYPE } from './horoscope/horoscope-address.ts'
import type { Route } from './+types/sitemap'

/** /sitemaps/pages.xml, the sitemaps of horoscopes, mantras and the store, and /sitemaps/astrologers-1.xml. */
export const loader = (args: Route.LoaderArgs): Promise<Response> => orComeBackLater(writeSitemap(args))

async function writeSitemap({ params: { file }, request, context }: Route.LoaderArgs): Promise<Response> {
  const pages = await findPages(context.get(apiContext), file)
  if (pages === null) return new Response('There is no such sitemap.', { status: 404 })
  return xmlReply(sitemap(originOf(request), pages))
}

async function findPages(api: Client, file: string): Promise<SitemapPage[] | null> {
  if (file === 'pages.xml') return listPages()
  if (file === 'horoscopes.xml') return listHoroscopes(api)
  if (file === 'store.xml') return listStore(api)
  if (file === 'mantras.xml') return listMantraPages(api)
  const page = /^astrologers-(\d{1,5})\.xml$/.exec(file)?.[1]
  if (page === undefined) return null
  const { results } = await listProfileChanges(api, { page: Number(page) })
  if (results.length === 0) return null
  return results.map(({ slug, reviewed_at }) => ({
    path: `/consult-astrologer-online/${slug}`,
    changedAt: reviewed_at,
  }))
}

const TEXTS = [
  'topics',
  'contact',
  'register-consultant',
  'testimonials',
  'offers',
  'privacy',
  'terms',
  'refunds',
  'grievance',
  'disclaimer',
  'licences',
]

/** The home page and the list change with every astrologer who comes and goes, so they name no time. */
const listPages = (): SitemapPage[] => [
  { path: '/', changedAt: null },
  { path: '/consult-astrologer-online', changedAt: null },
  { path: '/live', changedAt: null },
  { path: '/calculators', changedAt: null },
  ...PRODUCTS.flatMap(typesOf).map((key) => ({ path: calculatorPath(key), changedAt: null })),
  { path: '/mantras', changedAt: null },
  { path: '/blogs', changedAt: null },
  ...articles().map(({ slug, published }) => ({ path: `/blogs/${slug}`, changedAt: startOf(published) })),
  ...TEXTS.map((name) => ({ path: `/${name}`, changedAt: null })),
  { path: '/horoscope', changedAt: startOf(dayInIndia(deviceClock.now())) },
]

async function listMantraPages(api: Client): Promise<SitemapPage[]> {
  const [mantras, categories] = await Promise.all([
    listMantras(api, { limit: 'all' }),
    listMantraCategories(api, { limit: 'all' }),
  ])
  const paths = [
    ...categories.results.map(({ slug }) => `/mantras/category/${slug}`),
    ...mantras.results.map(({ slug }) => `/mantras/${slug}`),
  ]
  return paths.map((path) => ({ path, changedAt: null }))
}

/** The catalogue names no times. */
async function listStore(api: Client): Promise<SitemapPage[]> {
  const paths = ['/store', '/courses']
  for await (const { slug } of items(listProductCategories, api, { limit: 100 })) paths.push(`/store?category=${slug}`)
  for await (const { slug } of items(listProducts, api, { limit: 100 })) paths.push(`/store/${slug}`)
  for (const { id } of await listCourses(api)) paths.push(`/courses/${id}`)
  return paths.map((path) => ({ path, changedAt: null }))
}

/** The horoscopes that are not over; a horoscope changes when its time begins. */
async function listHoroscopes(api: Client): Promise<SitemapPage[]> {
  const today = dayInIndia(deviceClock.now())
  const types = await listHoroscopeTypes(api)
  const ofTypes = await Promise.all(
    types.map(async ({ type }) => {
      const { results } = await queryHoroscopes(api, { type })
      const present = results.filter(({ valid_to }) => valid_to >= today)
      const changedAt = present[0]?.valid_from ?? null
      // The page of all signs for today is /horoscope.
      const all = type === DAILY_TYPE || present.length === 0 ? [] : [{ path: `/horoscope/${type}`, changedAt }]
      return [
        ...all,
        ...present.map(({ sign, valid_from }) => ({ path: `/horoscope/${type}/${sign}`, changedAt: valid_from })),
      ]
    }),
  )
  // What is for tomorrow was written before today.
  return ofTypes
    .flat()
    .map(({ path, changedAt }) => ({ path, changedAt: changedAt && startOf(changedAt > today ? today : changedAt) }))
}

/** The day begins earlier in India than in the world's time. */
const startOf = (day: string): string => `${day}T00:00:00+05:30`
