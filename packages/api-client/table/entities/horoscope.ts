import { z } from 'zod'
import { entity, named, spec } from '../named.ts'
import { Gender, Id, IsoDate, IsoDateTime, Name, ShortText, ZodiacSign } from '../scalars.ts'

export const HoroscopeRange = named(
  'HoroscopeRange',
  z.enum(['yesterday', 'today', 'tomorrow', 'weekly', 'monthly', 'yearly']),
)

const Because = z.string().describe('The positions in the sky on which the text is based, in words.')

export const HoroscopeSection = entity('HoroscopeSection', {
  key: z.string().describe('The part of life: `love`, `work`, `money`, `family` or `self`.'),
  title: z.string(),
  html: z.string(),
  score: z
    .number()
    .nullable()
    .describe('1 to 5: how favourable the sky is for this part of life; null when it was not calculated.'),
  because: Because,
})

export const HoroscopeGraha = entity(
  'HoroscopeGraha',
  {
    graha: z.string().describe('`Sun`, `Moon`, `Mars`, `Mercury`, `Jupiter`, `Venus`, `Saturn`, `Rahu` or `Ketu`.'),
    sign: ZodiacSign,
    degrees: z.number().describe('Degrees within the sign, 0 to 30, sidereal (Lahiri).'),
    house: z.int().describe('1 to 12, counted from the sign of the horoscope.'),
    is_retrograde: z.boolean(),
  },
  'The position of a graha at the beginning of a horoscope.',
)

export const Horoscope = entity('Horoscope', {
  id: Id,
  type: z.string(),
  range: HoroscopeRange.nullable(),
  sign: ZodiacSign,
  title: z.string(),
  valid_from: IsoDate,
  valid_to: IsoDate,
  summary: z.string(),
  because: Because,
  sections: z.array(HoroscopeSection),
  sky: z.array(HoroscopeGraha).describe('The nine grahas at sunrise of the first day, on which the text is based.'),
  lucky_color: z.string().nullable(),
  lucky_number: z.string().nullable(),
})

export const HoroscopeType = entity('HoroscopeType', {
  id: Id,
  type: spec(z.string(), 'The `type` that `getHoroscope` takes: `horoscope-2025`.'),
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
  'Either a type of horoscope, or a range and a sign.',
)

export const CalculatorInput = entity('CalculatorInput', {
  name: Name.optional(),
  gender: Gender.optional(),
  date_of_birth: IsoDate.optional(),
  time_of_birth: ShortText.optional(),
  place_of_birth: ShortText.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  timezone: ShortText.optional(),
  partner_name: Name.optional(),
  partner_date_of_birth: IsoDate.optional(),
  partner_time_of_birth: ShortText.optional(),
  partner_place_of_birth: ShortText.optional(),
  partner_latitude: z.number().min(-90).max(90).optional(),
  partner_longitude: z.number().min(-180).max(180).optional(),
  partner_timezone: ShortText.optional(),
  date: IsoDate.optional().describe('The day of a panchang; when missing, the day of birth, and without one today.'),
})

export const CalculatorHouse = entity('CalculatorHouse', {
  house: z.int().describe('1 to 12, from the lagna.'),
  sign: ZodiacSign,
  grahas: z.array(z.string()),
})

export const CalculatorPeriod = entity('CalculatorPeriod', {
  name: z.string(),
  starts_at: IsoDateTime,
  ends_at: IsoDateTime,
  kind: z.enum(['good', 'neutral', 'avoid']).nullable(),
})

export const CalculatorResult = entity('CalculatorResult', {
  calculator_type: z.string(),
  title: z.string(),
  score: z
    .number()
    .nullable()
    .describe('Out of 36 for kundli-matching, out of 100 for other matches; otherwise the calculated number, or null.'),
  summary: z.string(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
  chart: z
    .array(CalculatorHouse)
    .nullable()
    .describe('Twelve houses from the lagna, for calculators that draw a chart.'),
  periods: z.array(CalculatorPeriod).describe('Periods of time in order, for calculators that return some.'),
})
