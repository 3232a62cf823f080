import type { banners, testimonials } from './tables.ts'
import type { listLatestReviews } from '../astrologers/index.ts'
import type { Reply } from '../endpoint/handler.ts'

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
