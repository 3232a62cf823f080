import { z } from 'zod'

/** The birth details of a person for whom the customer has charts calculated. */
const FamilyPerson = z.object({
  name: z.string().trim().min(1).max(80),
  date: z.iso.date(),
  /** "18:05"; null when it is not known. */
  time: z.iso.time({ precision: -1 }).nullable(),
  place: z.string().trim().min(1).max(200),
})

export const Preferences = z.object({
  /** The codes of the languages that the customer speaks. */
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(20),
  /** What the customer wants to spend in a month at most. */
  month_limit_paise: z.int().positive().max(1_000_000_000).nullable(),
  family: z.array(FamilyPerson).max(30),
})

export const StoredPreferences = Preferences.extend({
  /** False before any device has saved preferences. */
  is_saved: z.boolean(),
})
