const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const INDIA_MS = 330 * MINUTE_MS
/** 1 January 1970. */
const THURSDAY = 4

/** The hours somebody keeps, as stored in the table `rotas`. */
export interface Rota {
  /** After midnight in India. */
  fromMinute: number
  /** Fewer than a day; past midnight they belong to the day they begin on. */
  minutes: number
  /** Days on which hours begin: bit 0 is Sunday. One at least. */
  days: number
}

export interface Hours {
  from: Date
  to: Date
}

/** The hours that run at `now`, or else the next ones. */
export function hoursAt({ fromMinute, minutes, days }: Rota, now: Date): Hours {
  const today = Math.floor((now.getTime() + INDIA_MS) / DAY_MS)
  // Yesterday's may run past midnight.
  for (let day = today - 1; day <= today + 7; day += 1) {
    if (!(days & (1 << ((day + THURSDAY) % 7)))) continue
    const from = day * DAY_MS - INDIA_MS + fromMinute * MINUTE_MS
    const to = from + minutes * MINUTE_MS
    if (to > now.getTime()) return { from: new Date(from), to: new Date(to) }
  }
  throw new Error('A rota has no day.')
}
