import type { Astrologer } from '@tarapath/api-client/types'
import { dayInIndia, formatDay, formatTime } from '../platform/index.ts'
import { profileWords } from './words/profile.gen.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Presence = Pick<Astrologer, 'availability' | 'wait_time_seconds' | 'next_available_at'>

/** "Busy, free in about 6 min", "Back tomorrow at 6 am". Null for an astrologer who is online. */
export function whenFree(astrologer: Presence, nowMs: number): string | null {
  const { availability, wait_time_seconds: wait, next_available_at: next } = astrologer
  const words = profileWords()
  if (availability === 'busy') return wait ? words.busyFor({ minutes: Math.ceil(wait / 60) }) : words.busy
  if (availability === 'online') return null
  return next ? backAt(next, nowMs) : words.offline
}

function backAt(instant: string, nowMs: number): string {
  const words = profileWords()
  const [day, time] = [dayInIndia(instant), shortTime(instant)]
  if (day === dayInIndia(nowMs)) return words.backToday({ time })
  if (day === dayInIndia(nowMs + DAY_MS)) return words.backTomorrow({ time })
  return words.backOn({ day: formatDay(instant).replace(/ \d{4}$/, ''), time })
}

/** 6 am, 6:30 am */
const shortTime = (instant: string): string => formatTime(instant).replace(':00', '')
