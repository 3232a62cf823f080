import type { banners, horoscopeTypes, testimonials } from '../database/schema/index.ts'
import type { listLatestReviews } from '../rules/astrologers/reviews.ts'
import { dayInIndia } from '../rules/horoscope/period.ts'
import type { Reply } from './call.ts'

export const bannerReply = (banner: typeof banners.$inferSelect): Reply<'listUserBanners'>[number] => ({
  id: banner.id,
  title: banner.title,
  image: banner.image,
  mobile_image: banner.mobileImage,
  link: banner.link,
  alt: banner.alt,
  platform: banner.platform,
  order: banner.position,
  starts_at: banner.startsAt?.toISOString() ?? null,
  ends_at: banner.endsAt?.toISOString() ?? null,
})

/** `{year}` in a kind of horoscope is the year that it is in India. */
export function horoscopeTypeReply(kind: typeof horoscopeTypes.$inferSelect, now: Date) {
  const inYear = (words: string) => words.replaceAll('{year}', dayInIndia(now).slice(0, 4))
  const type = inYear(kind.type)
  return { id: kind.id, type, name: inYear(kind.name), slug: type, order: kind.position, is_active: kind.isActive }
}

export const testimonialReply = ({ id, name, city, stars, text }: typeof testimonials.$inferSelect) => ({
  id,
  name,
  city,
  avatar: null,
  rating: stars,
  text,
  video_url: null,
})

type LatestReview = Awaited<ReturnType<typeof listLatestReviews>>['reviews'][number]

export const customerReviewReply = ({ review, astrologerName }: LatestReview) => ({
  id: review.id,
  user_name: review.userName,
  rating: review.stars,
  comment: review.comment,
  consultant_name: astrologerName,
  created_at: review.createdAt.toISOString(),
})
