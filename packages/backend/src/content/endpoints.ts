import { horoscopeTypeReply, listHoroscopeTypes } from '../horoscope/index.ts'
import type { BannerPlacement } from './tables.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'
import { listLatestReviews } from '../astrologers/index.ts'
import { askQuestion } from '../consultations/index.ts'
import { storeLead, storeQuery } from '../enquiries/index.ts'
import { listBannerPage, listBanners } from './banners.ts'
import { formatDownloads } from './format-downloads.ts'
import { phoneNumber } from '../identity/index.ts'
import { MIN_RECHARGE_PAISE } from '../money/recharge-amounts.ts'
import { toRupees } from '../money/rupees.ts'
import { checkRateLimit } from '../rate-limit/rate-limit.ts'
import type { EndpointContext, Handlers, Input } from '../endpoint/handler.ts'
import { bannerReply, customerReviewReply, testimonialReply } from './replies.ts'
import { getSiteSettings } from './site-settings.ts'
import { listTestimonials } from './testimonials.ts'

// Our own choice: `listBanners` has the banners between astrologers, `listUserBanners` those of the wallet and the app.
export const contentEndpoints: Handlers<'content'> = {
  async listUserBanners({ query }, { db, now }) {
    return (await listBanners(db, now, 'account', query.platform)).map(bannerReply)
  },

  async listBanners({ query }, context) {
    return bannerPage(context, 'list', query)
  },

  async getAllBanners(_, { db, now }) {
    const bannersOf = async (placement: BannerPlacement) => (await listBanners(db, now, placement)).map(bannerReply)
    return {
      primary: await bannersOf('primary'),
      secondary: await bannersOf('secondary'),
      promotional: await bannersOf('promotional'),
    }
  },

  async listPrimaryBanners({ query }, context) {
    return bannerPage(context, 'primary', query)
  },

  async listSecondaryBanners({ query }, context) {
    return bannerPage(context, 'secondary', query)
  },

  async listTestimonials({ query }, { db, url }) {
    const page = readPage(query)
    const { count, testimonials } = await listTestimonials(db, page)
    return pageReply(url, page, count, testimonials.map(testimonialReply))
  },

  async listCustomerReviews({ query }, { db, url }) {
    const page = readPage(query)
    const { count, reviews } = await listLatestReviews(db, page)
    return pageReply(url, page, count, reviews.map(customerReviewReply))
  },

  async submitUserQuery({ body }, context) {
    const { db, now, customer } = context
    const phone = body.phone_number === undefined ? null : phoneNumber(body.phone_number)
    const email = body.email ?? customer?.email ?? null
    await checkRateLimit(db, now, 'user query', context)
    const { name, message, consultation_id: consultationId } = body
    const query = { name, email, phone, message }
    if (consultationId !== undefined) {
      if (!customer) throw notFound('There is no such consultation.')
      const { id } = await askQuestion(db, now, { id: consultationId, customerId: customer.id }, query)
      return {
        id,
        detail: `We have your question. Its number is ${id}; the answer stands on the page of this consultation within two working days.`,
        created_at: now.toISOString(),
      }
    }
    const { id } = await storeQuery(db, { ...query, customerId: customer?.id, createdAt: now })
    const isReachable = email !== null || phone !== null || customer !== null
    return {
      id,
      detail: isReachable
        ? `We have your question. Its number is ${id}; we answer within two working days.`
        : `We have your question, number ${id}, but neither an e-mail address nor a phone number to answer to.`,
      created_at: now.toISOString(),
    }
  },

  async createLandingPageLead({ body }, context) {
    const { db, now } = context
    const phone = phoneNumber(body.phone_number)
    await checkRateLimit(db, now, 'landing lead', context)
    const { id, isNew } = await storeLead(db, { name: body.name, phone, source: body.source, createdAt: now })
    return { id, detail: isNew ? 'Thank you. We will call you once.' : 'Thank you. We have your number already.' }
  },

  async getDownloadCount(_, { db }) {
    const downloads = (await getSiteSettings(db))?.appDownloads ?? 0
    return { downloads, display: formatDownloads(downloads) }
  },

  async getDefaultConfig(_, { db, now }) {
    const settings = await getSiteSettings(db)
    return {
      usp_text_line1: settings?.uspTextLine1 ?? null,
      support_phone: settings?.supportPhone ?? null,
      support_email: settings?.supportEmail ?? null,
      app_links: { android: settings?.androidAppUrl ?? null, ios: settings?.iosAppUrl ?? null },
      min_recharge: toRupees(MIN_RECHARGE_PAISE),
      horoscope_types: (await listHoroscopeTypes(db)).map((row) => horoscopeTypeReply(row, now)),
      feature_flags: {},
    }
  },
}

async function bannerPage(
  { db, now, url }: EndpointContext,
  placement: BannerPlacement,
  query: Input<'listBanners'>['query'],
) {
  const page = readPage(query)
  const { count, banners } = await listBannerPage(db, now, placement, page)
  return pageReply(url, page, count, banners.map(bannerReply))
}
