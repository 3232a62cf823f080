import { z } from 'zod'
import { entity } from '../named.ts'

export const PlaceSuggestion = entity('PlaceSuggestion', {
  place_id: z.string(),
  description: z.string(),
  main_text: z.string(),
  secondary_text: z.string(),
})

export const PlaceDetails = entity('PlaceDetails', {
  place_id: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string().describe('An IANA time zone name: `Asia/Kolkata`.'),
  utc_offset_minutes: z.number(),
  country_code: z.string(),
})
