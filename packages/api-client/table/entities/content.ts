import { z } from 'zod'
import { entity, spec } from '../named.ts'
import { Id, IsoDateTime, Rupees } from '../scalars.ts'
import { HoroscopeType } from './horoscope.ts'

export const Banner = entity('Banner', {
  id: Id,
  title: z.string().nullable(),
  image: z.string(),
  mobile_image: z.string().nullable(),
  link: z.string().nullable(),
  alt: z.string(),
  platform: z.enum(['web', 'mobile', 'all']),
  order: z.number(),
  starts_at: IsoDateTime.nullable(),
  ends_at: IsoDateTime.nullable(),
})

export const BannerSet = entity('BannerSet', {
  primary: z.array(Banner),
  secondary: z.array(Banner),
  promotional: z.array(Banner),
})

export const Testimonial = entity('Testimonial', {
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  avatar: z.string().nullable(),
  rating: z.number(),
  text: z.string(),
  video_url: z.string().nullable(),
})

export const CustomerReview = entity('CustomerReview', {
  id: Id,
  user_name: z.string(),
  rating: z.number(),
  comment: z.string(),
  consultant_name: z.string().nullable(),
  created_at: IsoDateTime,
})

export const UserQueryReceipt = entity('UserQueryReceipt', { id: Id, detail: z.string(), created_at: IsoDateTime })

export const DefaultConfig = entity('DefaultConfig', {
  usp_text_line1: spec(z.string().nullable(), 'The strip above the header; null hides it.'),
  support_phone: z.string().nullable(),
  support_email: z.string().nullable(),
  app_links: z.object({ android: z.string().nullable(), ios: z.string().nullable() }),
  min_recharge: Rupees,
  horoscope_types: z.array(HoroscopeType),
  feature_flags: z.record(z.string(), z.boolean()),
})

export const LeadReceipt = entity('LeadReceipt', { id: Id, detail: z.string() })

export const DownloadCount = entity('DownloadCount', { downloads: z.number(), display: z.string() })
