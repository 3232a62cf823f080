import { z } from 'zod'
import { entity, extended, named } from '../named.ts'
import { Id, IsoDateTime, Rupees } from '../scalars.ts'

export const Availability = named('Availability', z.enum(['online', 'busy', 'offline']))

export const Speciality = entity('Speciality', {
  id: Id,
  name: z.string(),
  slug: z.string(),
  icon: z.string().nullable(),
})

export const Language = entity('Language', { id: Id, name: z.string(), code: z.string() })

export const AstrologerSummary = entity('AstrologerSummary', {
  id: Id,
  name: z.string(),
  slug: z.string(),
  avatar: z.string().nullable(),
  experience_years: z.number(),
  languages: z.array(z.string()),
  specialities: z.array(z.string()),
  rating: z.number(),
  review_count: z.number(),
  consultation_count: z.number(),
  price_per_minute: Rupees,
  discounted_price_per_minute: Rupees.nullable(),
  is_available_for_chat: z.boolean(),
  is_available_for_call: z.boolean(),
  availability: Availability,
  wait_time_seconds: z.number().nullable(),
  is_favourite: z.boolean(),
  is_verified: z.boolean(),
  is_live: z.boolean(),
})

export const Astrologer = extended('Astrologer', AstrologerSummary, {
  about: z.string(),
  education: z.string().nullable(),
  city: z.string().nullable(),
  free_minutes: z.number(),
  next_available_at: IsoDateTime.nullable(),
  rating_breakdown: z.array(z.object({ stars: z.number(), count: z.number() })),
  gallery_count: z.number(),
  call_recording_days: z
    .number()
    .optional()
    .describe(
      'Our own choice: for how many days customers can listen to the recordings of their calls; absent where calls are not recorded.',
    ),
})

export const AstrologerOption = entity(
  'AstrologerOption',
  { id: Id, name: z.string() },
  'An astrologer as an option of a menu.',
)

export const GalleryItem = entity('GalleryItem', {
  id: Id,
  kind: z.enum(['image', 'video']),
  url: z.string(),
  thumbnail: z.string().nullable(),
  caption: z.string().nullable(),
})

export const AstrologerReview = entity('AstrologerReview', {
  id: Id,
  user_name: z.string(),
  user_avatar: z.string().nullable(),
  rating: z.number(),
  comment: z.string(),
  reply: z.string().nullable(),
  created_at: IsoDateTime,
})

export const FilterOption = entity('FilterOption', {
  value: z.string(),
  label: z.string(),
  count: z.number().nullable(),
})

export const AstrologerFilter = entity('AstrologerFilter', {
  key: z.string(),
  label: z.string(),
  multiple: z.boolean(),
  options: z.array(FilterOption),
})

export const FavouriteState = entity('FavouriteState', { consultant_id: Id, is_favourite: z.boolean() })

export const FavouriteList = entity('FavouriteList', { consultant_ids: z.array(Id) })

export const TrendingQuestion = entity('TrendingQuestion', {
  id: Id,
  text: z.string(),
  speciality_id: Id.nullable(),
  consultation_count: z.number(),
})

export const SpecialityQuestions = entity('SpecialityQuestions', {
  speciality: Speciality,
  questions: z.array(TrendingQuestion),
  consultants: z.array(AstrologerSummary),
})

export const TrendingCategory = entity('TrendingCategory', {
  id: Id,
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  consultants: z.array(AstrologerSummary),
})
