import type { BannerPlace } from '../database/schema/index.ts'
import { pageReply, readPage } from '../http/page.ts'
import { listLatestReviews } from '../rules/astrologers/reviews.ts'
import { getSiteSettings, listBanners, listBannerPage, listHoroscopeTypes, listTestimonials } from '../rules/content.ts'
import { MIN_RECHARGE_PAISE } from '../rules/recharge-amounts.ts'
import { toRupees } from '../rules/rupees.ts'
import type { Call, Handlers, Input } from './call.ts'
import { bannerReply, customerReviewReply, horoscopeTypeReply, testimonialReply } from './content-replies.ts'

// Our own choice of what stands where: `listBanners` has those between astrologers, `listUserBanners` those of wallet and app.
export const content: Handlers<'content'> = {
  async listUserBanners({ query }, { db, now }) {
    return (await listBanners(db, now, 'account', query.platform)).map(bannerReply)
  },

  async listBanners({ query }, call) {
    return bannerPage(call, 'list', query)
  },

  async getAllBanners(_, { db, now }) {
    const standing = async (place: BannerPlace) => (await listBanners(db, now, place)).map(bannerReply)
    return {
      primary: await standing('primary'),
      secondary: await standing('secondary'),
      promotional: await standing('promotional'),
    }
  },

  async listPrimaryBanners({ query }, call) {
    return bannerPage(call, 'primary', query)
  },

  async listSecondaryBanners({ query }, call) {
    return bannerPage(call, 'secondary', query)
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

  async getDefaultConfig(_, { db }) {
    const settings = await getSiteSettings(db)
    return {
      usp_text_line1: settings?.uspTextLine1 ?? null,
      support_phone: settings?.supportPhone ?? null,
      support_email: settings?.supportEmail ?? null,
      app_links: { android: settings?.androidAppUrl ?? null, ios: settings?.iosAppUrl ?? null },
      min_recharge: toRupees(MIN_RECHARGE_PAISE),
      horoscope_types: (await listHoroscopeTypes(db)).map(horoscopeTypeReply),
      feature_flags: {},
    }
  },
}

async function bannerPage({ db, now, url }: Call, place: BannerPlace, query: Input<'listBanners'>['query']) {
  const page = readPage(query)
  const { count, banners } = await listBannerPage(db, now, place, page)
  return pageReply(url, page, count, banners.map(bannerReply))
}
