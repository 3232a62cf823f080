import { z } from 'zod'
import { entity, named, spec } from '../named.ts'
import { Gender, Id, IsoDate, Name, Word, ZodiacSign } from '../scalars.ts'

export const HoroscopeRange = named(
  'HoroscopeRange',
  z.enum(['yesterday', 'today', 'tomorrow', 'weekly', 'monthly', 'yearly']),
)

export const HoroscopeSection = entity('HoroscopeSection', {
  key: z.string(),
  title: z.string(),
  html: z.string(),
  score: z.number().nullable(),
})

export const Horoscope = entity('Horoscope', {
  id: Id,
  type: z.string(),
  range: HoroscopeRange.nullable(),
  sign: ZodiacSign,
  title: z.string(),
  valid_from: IsoDate,
  valid_to: IsoDate,
  summary: z.string(),
  sections: z.array(HoroscopeSection),
  lucky_color: z.string().nullable(),
  lucky_number: z.string().nullable(),
})

export const HoroscopeType = entity('HoroscopeType', {
  id: Id,
  type: spec(z.string(), 'The word that `getHoroscope` takes: `horoscope-2025`.'),
  name: z.string(),
  slug: z.string(),
  order: z.number(),
  is_active: z.boolean(),
})

export const HoroscopeQuery = named(
  'HoroscopeQuery',
  z.union([
    z.object({ type: z.string(), sign: ZodiacSign.optional() }),
    z.object({ range: HoroscopeRange, sign: ZodiacSign }),
  ]),
  'Either a kind of horoscope, or a span of time together with a sign.',
)

export const CalculatorInput = entity('CalculatorInput', {
  name: Name.optional(),
  gender: Gender.optional(),
  date_of_birth: IsoDate.optional(),
  time_of_birth: Word.optional(),
  place_of_birth: Word.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  timezone: Word.optional(),
  partner_name: Name.optional(),
  partner_date_of_birth: IsoDate.optional(),
})

export const CalculatorResult = entity('CalculatorResult', {
  calculator_type: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  summary: z.string(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
})
