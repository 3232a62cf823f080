import type { ReplyLanguage } from '@tarapath/backend/astrologers'
import type { Persona } from '@tarapath/backend/astrologers'
import type { LanguageCode } from './languages.ts'
import type { SpecialitySlug } from './specialities.ts'

export type Region = 'west' | 'north' | 'northWest' | 'south' | 'deccan' | 'east'

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'

/** In India, to the minute; past midnight where `to` is the earlier one. */
export interface SeedHours {
  from: string
  to: string
  off?: readonly Weekday[]
}

export interface SeedAstrologer {
  name: string
  /** The name in Devanagari, so that a search in Hindi finds the person. */
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
  /** Busy with somebody when the product is first started. */
  busyForMinutes?: number
}
