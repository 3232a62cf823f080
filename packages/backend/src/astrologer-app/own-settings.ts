import { eq } from 'drizzle-orm'
import {
  astrologers,
  comeWithNextShift,
  findPriceLimits,
  findWorkingHours,
  minutesBetween,
  printMinute,
  readMinute,
  setPrice,
  setWorkingHours,
  type WorkingHours,
} from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import type { Input, Reply } from '../endpoint/handler.ts'
import { isBlank } from '../endpoint/is-blank.ts'
import { invalidFields, notFound } from '../errors.ts'
import { printPaise } from '../money/rupees.ts'
import { missedAt } from './read-work.ts'
import { quickReplies } from './tables.ts'

type OwnSettings = Reply<'getOwnSettings'>
type HoursOnWire = NonNullable<OwnSettings['hours']>

export async function readOwnSettings(db: Db, astrologerId: number): Promise<Omit<OwnSettings, 'push_key'>> {
  const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, astrologerId))
  if (!astrologer) throw notFound('Astrologer not found.')
  const { minPaise, maxPaise } = await findPriceLimits(db)
  const hours = await findWorkingHours(db, astrologerId)
  const [replies] = await db.select().from(quickReplies).where(eq(quickReplies.astrologerId, astrologerId))
  return {
    price_paise: astrologer.pricePerMinutePaise,
    discounted_paise: astrologer.discountedPricePerMinutePaise,
    price_limits: { min_paise: minPaise, max_paise: maxPaise },
    hours: hours && hoursReply(hours),
    quick_replies: replies?.texts ?? [],
  }
}

export async function setOwnPrice(db: Db, astrologerId: number, pricePaise: number): Promise<void> {
  const { minPaise, maxPaise } = await findPriceLimits(db)
  if (pricePaise < minPaise || pricePaise > maxPaise)
    throw invalidFields({ price_paise: `Choose from ${printPaise(minPaise)} to ${printPaise(maxPaise)}.` })
  await setPrice(db, astrologerId, { pricePaise, discountedPaise: null })
}

export async function setOwnHours(
  db: Db,
  now: Date,
  astrologerId: number,
  hours: Input<'setOwnHours'>['body']['hours'],
): Promise<void> {
  await db.transaction(async (tx) => {
    await setWorkingHours(tx, now, astrologerId, hours && storedHours(hours))
    await returnWithHours(tx, now, astrologerId)
  })
}

/** Working hours put the astrologer on duty again. Who missed a request stays off duty until they come back. */
export async function returnWithHours(db: Db, now: Date, astrologerId: number): Promise<void> {
  if ((await missedAt(db, astrologerId)) === null) await comeWithNextShift(db, now, astrologerId)
}

export async function setQuickReplies(db: Db, astrologerId: number, texts: readonly string[]): Promise<void> {
  if (texts.some(isBlank)) throw invalidFields({ quick_replies: 'Write a text.' })
  const set = { texts: [...texts] }
  await db
    .insert(quickReplies)
    .values({ astrologerId, ...set })
    .onConflictDoUpdate({ target: quickReplies.astrologerId, set })
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
/** Our own choice, as at the desk. */
const MAX_MINUTES = 23 * 60

const hoursReply = ({ fromMinute, minutes, days }: WorkingHours): HoursOnWire => ({
  from: printMinute(fromMinute),
  to: printMinute(fromMinute + minutes),
  days: WEEKDAYS.filter((day) => days & (1 << day)),
})

function storedHours({ from, to, days }: HoursOnWire): WorkingHours {
  const minutes = minutesBetween(from, to)
  if (minutes === 0 || minutes > MAX_MINUTES)
    throw invalidFields({ hours: 'Choose at most 23 hours. They may end after midnight.' })
  const bits = WEEKDAYS.reduce((sum, day) => (days.includes(day) ? sum | (1 << day) : sum), 0)
  return { fromMinute: readMinute(from), minutes, days: bits }
}
