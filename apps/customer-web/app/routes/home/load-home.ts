import type { Client } from '@tarapath/api-client'
import {
  filterAstrologers,
  listAvailableAstrologers,
  listSpecialities,
  listTrendingCategories,
  listTrendingQuestions,
} from '@tarapath/api-client/astrologers'
import { queryHoroscopes } from '@tarapath/api-client/horoscope'
import { listLiveStreams } from '@tarapath/api-client/live'
import {
  getDownloadCount,
  listCustomerReviews,
  listPrimaryBanners,
  listSecondaryBanners,
  listTestimonials,
} from '@tarapath/api-client/content'
import type { Banner } from '@tarapath/api-client/types'
import { loadSection, toPaise } from '@tarapath/customer-core/platform'
import { firstSentences } from '../horoscope/first-sentences.ts'
import { DAILY_TYPE } from '../horoscope/horoscope-address.ts'

const AVAILABLE = 6
const CATEGORIES = 3
const TOPICS = 50
const QUESTIONS = 6
const QUOTES = 3

/** Loads all sections of the home page together. Each of them may fail on its own. */
export async function loadHome(api: Client) {
  const [
    banners,
    middleBanners,
    available,
    catalogue,
    topics,
    categories,
    questions,
    testimonials,
    reviews,
    sentences,
    live,
    downloads,
  ] = await Promise.all([
    loadSection(listPrimaryBanners(api).then(forWeb)),
    loadSection(listSecondaryBanners(api).then(forWeb)),
    loadSection(listAvailableAstrologers(api, { astro_count: AVAILABLE }).then(results)),
    loadSection(describeCatalogue(api)),
    loadSection(listSpecialities(api, { limit: TOPICS }).then(results)),
    loadSection(listTrendingCategories(api, {}).then((list) => list.slice(0, CATEGORIES))),
    loadSection(listTrendingQuestions(api).then((list) => list.slice(0, QUESTIONS))),
    loadSection(listTestimonials(api, { limit: QUOTES }).then(results)),
    loadSection(listCustomerReviews(api, { limit: QUOTES }).then(results)),
    loadSection(queryHoroscopes(api, { type: DAILY_TYPE }).then((page) => firstSentences(results(page)))),
    loadSection(listLiveStreams(api, { status: 'live', limit: 1 }).then(results)),
    countDownloads(api),
  ])
  return {
    banners,
    middleBanners,
    available,
    catalogue,
    topics,
    categories,
    questions,
    testimonials,
    reviews,
    sentences,
    live,
    downloads,
  }
}

/** "12,000+" as the app stores report it; null where they report none. */
export async function countDownloads(api: Client): Promise<string | null> {
  const count = await loadSection(getDownloadCount(api))
  return count.ok && count.data.downloads > 0 ? count.data.display : null
}

/** How many astrologers there are, and the lowest price of a minute. */
async function describeCatalogue(api: Client) {
  const { count, results: cheapest } = await filterAstrologers(api, { ordering: 'price', limit: 1 })
  const rupees = cheapest[0]?.discounted_price_per_minute ?? cheapest[0]?.price_per_minute
  return { count, fromPaise: rupees === undefined ? null : toPaise(rupees) }
}

const forWeb = (page: { results: Banner[] }): Banner[] => page.results.filter(({ platform }) => platform !== 'mobile')

function results<T>(page: { results: T[] }): T[] {
  return page.results
}
