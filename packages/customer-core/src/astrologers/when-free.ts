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
  const { on, day, time } = momentOf(instant, nowMs)
  if (on === 'today') return words.backToday({ time })
  return on === 'tomorrow' ? words.backTomorrow({ time }) : words.backOn({ day, time })
}

/** When an astrologer goes live: "Acharya Meera goes live at 7 pm". */
export function whenLive(name: string, instant: string, nowMs: number): string {
  const words = profileWords()
  return Date.parse(instant) < nowMs ? words.liveSoon({ name }) : words.liveNext({ name, ...momentOf(instant, nowMs) })
}

/** A day in words, and its time. */
function momentOf(instant: string, nowMs: number) {
  const date = dayInIndia(instant)
  const on = date === dayInIndia(nowMs) ? 'today' : date === dayInIndia(nowMs + DAY_MS) ? 'tomorrow' : 'later'
  return { on, day: formatDay(instant).replace(/ \d{4}$/, ''), time: shortTime(instant) } as const
}

/** 6 am, 6:30 am */
const shortTime = (instant: string): string => formatTime(instant).replace(':00', '')
