import type { Astrologer } from '@tarapath/api-client/types'
import { dayInIndia, formatDay, formatTime } from '../platform/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Presence = Pick<Astrologer, 'availability' | 'wait_time_seconds' | 'next_available_at'>

/** "Busy, free in about 6 min", "Back tomorrow at 6 am". Null for an astrologer who is online. */
export function whenFree(astrologer: Presence, nowMs: number): string | null {
  const { availability, wait_time_seconds: wait, next_available_at: next } = astrologer
  if (availability === 'busy') return wait ? `Busy, free in about ${Math.ceil(wait / 60)} min` : 'Busy'
  if (availability === 'online') return null
  return next ? `Back ${dayName(next, nowMs)}at ${shortTime(next)}` : 'Offline'
}

function dayName(instant: string, nowMs: number): string {
  const day = dayInIndia(instant)
  if (day === dayInIndia(nowMs)) return ''
  if (day === dayInIndia(nowMs + DAY_MS)) return 'tomorrow '
  return `on ${formatDay(instant).replace(/ \d{4}$/, '')} `
}

/** 6 am, 6:30 am */
const shortTime = (instant: string): string => formatTime(instant).replace(':00', '')
