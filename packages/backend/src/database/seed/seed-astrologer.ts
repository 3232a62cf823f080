import type { Tongue } from '../../people/tongue.ts'
import type { Temperament } from '../schema/astrologers.ts'
import type { LanguageCode } from './languages.ts'
import type { SpecialitySlug } from './specialities.ts'

export type Region = 'west' | 'north' | 'northWest' | 'south' | 'deccan' | 'east'

export type Presence = 'online' | { busyForMinutes: number } | { backInHours: number }

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
  temperament: Temperament
  replyLanguage: Tongue
  presence: Presence
}
