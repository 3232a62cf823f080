import type { Client } from '@tarapath/api-client'
import { runCalculator } from '@tarapath/api-client/horoscope'
import type { CalculatorInput, CalculatorResult, PlaceDetails } from '@tarapath/api-client/types'
import { failureOf } from '../platform/index.ts'
import { knownPlace, lookUpPlace } from '../places/index.ts'
import { almanacOf, type Almanac } from './almanac.ts'
import { UNKNOWN_TIME, type Inputs, type Suffix } from './calculator-inputs.ts'
import type { CalculatorKey, FieldSet } from './calculators.ts'
import { kundliOf, type Birth, type BirthPlace, type Kundli } from './kundli.ts'

/** What the server answered, and what is drawn of it. */
export interface Calculation {
  /** Null before it is there, and for a chart without a time of birth, which the server does not calculate. */
  reply: CalculatorResult | null
  isReplyAwaited: boolean
  place: PlaceDetails | null
  /** For the second person. */
  place2: PlaceDetails | null
  /** The charts of one person, or of both people. */
  kundlis: readonly Kundli[]
  almanac: Almanac | null
}

/** The place of this person is not known. */
export class UnknownPlace extends Error {
  readonly suffix: Suffix
  constructor(suffix: Suffix) {
    super()
    this.suffix = suffix
  }
}

/** A chart or a day that this page can draw before the server replies, because its place is known here. */
export function drawAtOnce(api: Client, { fields }: CalculatorKey, inputs: Inputs): Calculation | null {
  const isDrawnHere = fields === 'kundli' || fields === 'day'
  const place = isDrawnHere && inputs.place !== undefined ? knownPlace(api, inputs.place) : undefined
  if (!place) return null
  return {
    reply: null,
    isReplyAwaited: isAnswered(fields, inputs),
    place,
    place2: null,
    ...drawn(fields, inputs, place, null),
  }
}

/**
 * Computes what {@link drawAtOnce} draws, while the form is still looked at: on a slow phone that takes as long as all of the
 * drawing. Nothing is asked but the place.
 */
export async function prepare(
  api: Client,
  { fields }: CalculatorKey,
  inputs: Inputs,
  signal: AbortSignal,
): Promise<void> {
  if (fields === 'kundli') kundliFor(inputs, '', await placeOf(api, inputs, '', signal))
}

/** The charts of the people, or the day. */
const drawn = (fields: FieldSet, inputs: Inputs, first: PlaceDetails | null, second: PlaceDetails | null) => ({
  kundlis: fields === 'day' ? [] : [...kundliFor(inputs, '', first), ...kundliFor(inputs, '2', second)],
  almanac: fields === 'day' && first && inputs.date ? almanacOf(inputs.date, first) : null,
})

/** A chart without a time of birth counts from the Moon, and the server has nothing to add. */
const isAnswered = (fields: FieldSet, { time }: Inputs) => !(fields === 'kundli' && time === UNKNOWN_TIME)

export async function calculate(
  api: Client,
  { product, type, fields }: CalculatorKey,
  inputs: Inputs,
  signal: AbortSignal,
): Promise<Calculation> {
  const asked = isAnswered(fields, inputs)
    ? runCalculator(
        api,
        { product, calculator_type: type },
        fields === 'day'
          ? { ...dayBody(inputs), ...placeBody(inputs) }
          : { ...personBody(inputs), ...partnerBody(inputs), gender: 'male' },
        { signal },
      )
    : null
  // An unknown place is reported first, whichever request is answered first.
  asked?.catch(() => undefined)
  const [first, second] = await Promise.all([placeOf(api, inputs, '', signal), placeOf(api, inputs, '2', signal)])
  const reply = await asked
  return {
    reply,
    isReplyAwaited: false,
    place: first,
    place2: second,
    ...drawn(fields, inputs, first, second),
  }
}

async function placeOf(api: Client, inputs: Inputs, suffix: Suffix, signal: AbortSignal): Promise<PlaceDetails | null> {
  const term = inputs[`place${suffix}`]
  if (term === undefined) return null
  try {
    return await lookUpPlace(api, term, signal)
  } catch (error) {
    throw failureOf(error).kind === 'not-found' ? new UnknownPlace(suffix) : error
  }
}

const timeOf = (time: string | undefined) => (time === undefined || time === UNKNOWN_TIME ? null : time)

function kundliFor(inputs: Inputs, suffix: Suffix, place: PlaceDetails | null): Kundli[] {
  const date = inputs[`date${suffix}`]
  return date && place ? [kundliOnce({ date, time: timeOf(inputs[`time${suffix}`]) }, place)] : []
}

let latest: { key: string; kundli: Kundli } | null = null

/** Keeps the last chart, because preparing, drawing and the reply need the same one, and computing it takes long on a phone. */
function kundliOnce(birth: Birth, { latitude, longitude, timezone }: BirthPlace): Kundli {
  const key = JSON.stringify([birth.date, birth.time, latitude, longitude, timezone])
  if (latest?.key !== key) latest = { key, kundli: kundliOf(birth, { latitude, longitude, timezone }) }
  return latest.kundli
}

const dayBody = ({ date }: Inputs): CalculatorInput => (date ? { date } : {})

/** The server finds the place by its name as `getPlaceDetails` does, so that neither waits for the other. */
const placeBody = ({ place }: Inputs): CalculatorInput => (place ? { place_of_birth: place } : {})

function personBody({ name, date, time, ...rest }: Inputs): CalculatorInput {
  const clock = timeOf(time)
  return {
    ...(name ? { name } : {}),
    ...(date ? { date_of_birth: date } : {}),
    ...(clock ? { time_of_birth: clock } : {}),
    ...placeBody(rest),
  }
}

function partnerBody({ name2, date2, time2, place2 }: Inputs): CalculatorInput {
  const clock = timeOf(time2)
  return {
    ...(name2 ? { partner_name: name2 } : {}),
    ...(date2 ? { partner_date_of_birth: date2 } : {}),
    ...(clock ? { partner_time_of_birth: clock } : {}),
    ...(place2 ? { partner_place_of_birth: place2 } : {}),
  }
}
