import type { ReplyLanguage, Persona } from '@tarapath/backend/astrologers'
import type { LanguageCode, SpecialitySlug } from '@tarapath/reference-data'

export type Region = 'west' | 'north' | 'northWest' | 'south' | 'deccan' | 'east'

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'

/** In India, `HH:MM`. With `to` before `from` they end on the next day. */
export interface SeedHours {
  from: string
  to: string
  off?: readonly Weekday[]
}

export interface SeedAstrologer {
  name: string
  /** The name in Devanagari, for searches in Hindi. */
  nativeName: string
  gender: 'male' | 'female' | 'other'
  city: string
  languages: readonly LanguageCode[]
  specialities: readonly SpecialitySlug[]
  experienceYears: number
  education: string | null
  about: string
  rupeesPerMinute: number
  discountedRupeesPerMinute?: number
  persona: Persona
  replyLanguage: ReplyLanguage
  hours: SeedHours
  /** In a consultation at the first start. */
  busyForMinutes?: number
}
