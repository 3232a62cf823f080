import type { SpecialitySlug } from './specialities.ts'

export const trendingCategories: readonly { slug: string; name: string; speciality: SpecialitySlug }[] = [
  { slug: 'job-change', name: 'Changing jobs', speciality: 'career' },
  { slug: 'marriage-talks', name: 'Marriage talks', speciality: 'marriage' },
  { slug: 'choosing-a-date', name: 'Choosing a date', speciality: 'muhurta' },
  { slug: 'matters-of-the-heart', name: 'Matters of the heart', speciality: 'love' },
  { slug: 'a-new-home', name: 'A new home', speciality: 'vastu' },
  { slug: 'naming-a-child', name: 'Naming a child', speciality: 'numerology' },
]

/** The menu of the header. `{year}` is replaced by the current year. */
export const horoscopeTypes = [
  { type: 'horoscope-{year}', name: 'Horoscope {year}' },
  { type: 'yearly-horoscope', name: 'Yearly Horoscope' },
  { type: 'monthly-horoscope', name: 'Monthly Horoscope' },
  { type: 'weekly-horoscope', name: 'Weekly Horoscope' },
  { type: 'daily-horoscope', name: 'Daily Horoscope' },
]

export const siteSettings = {
  uspTextLine1: 'Pay only after the astrologer joins. Set your own limit.',
  supportPhone: null,
  supportEmail: 'help@tarapath.in',
  androidAppUrl: null,
  iosAppUrl: null,
}
