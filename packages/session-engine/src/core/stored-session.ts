import type { Consultation, EndPayload } from './consultation.ts'
import { idleLeftMs } from './deadlines.ts'
import { asNumber, asRecord, readStatus, type RawDetails } from './read-status.ts'
import { newPendingEnd, newSession, type PendingEnd, type Session } from './state.ts'

/** The specification's keys in the order in which they are removed: the details are the commit marker, first out and last in. */
export const SESSION_KEYS = [
  'sessionDetails',
  'sessionDetails_id',
  'maxDuration',
  'startChatTime',
  'chatIdleTime',
] as const
export const PENDING_END_KEY = 'sessionEngine:pendingEnd'
export type StoredKey = (typeof SESSION_KEYS)[number] | typeof PENDING_END_KEY
export const ALL_KEYS: readonly StoredKey[] = [...SESSION_KEYS, PENDING_END_KEY]

export type StoredEntry = readonly [key: StoredKey, value: string]
/** What storage held at boot, unread. */
export type StoredTexts = { readonly [key in StoredKey]?: string | null }

/** Whole seconds, rounded up, never negative. */
export function wholeSeconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000))
}

export function idleSecondsLeft(session: Session, now: number): number {
  return wholeSeconds(idleLeftMs(session, now))
}

/** All that is known about the consultation, in the order in which it is written. */
export function sessionEntries(session: Session, now: number): StoredEntry[] {
  const { consultation, details, maxSeconds, startedAt } = session
  const values = {
    maxDuration: maxSeconds,
    startChatTime: startedAt,
    chatIdleTime: idleSecondsLeft(session, now),
    sessionDetails_id: consultation.id,
    sessionDetails: JSON.stringify({ ...details, ...consultation, is_consultation_inprogress: true }),
  }
  return Object.entries(values)
    .filter(([, value]) => value !== Infinity)
    .map(([key, value]) => [key as StoredKey, String(value)])
}

export function pendingEndEntry({ id, payload, decidedAt }: PendingEnd): StoredEntry {
  return [PENDING_END_KEY, JSON.stringify({ id, payload, at: decidedAt })]
}

/** Storage may be torn or written by others: what cannot be read is absent. */
function parseRecord(text: unknown): RawDetails {
  try {
    return asRecord(JSON.parse(text as string)) ?? {}
  } catch {
    return {}
  }
}

/** The stored session, or null when the keys are absent, torn or not readable. */
export function restoreSession(
  texts: StoredTexts,
  maxIdleMs: number,
  hasIdle: (consultation: Consultation) => boolean,
): Session | null {
  const details = parseRecord(texts.sessionDetails)
  const consultation = readStatus({ ...details, ongoing_data: details })?.consultation
  if (!consultation || texts.sessionDetails_id !== consultation.id) return null
  const maxSeconds = asNumber(texts.maxDuration) ?? Infinity
  const startedAt = asNumber(texts.startChatTime) ?? Infinity
  const idleSeconds = hasIdle(consultation) ? asNumber(texts.chatIdleTime) : null
  return {
    ...newSession(consultation, details),
    maxSeconds,
    startedAt,
    idleLeftMs: idleSeconds === null ? Infinity : Math.min(Math.max(0, idleSeconds * 1000), maxIdleMs),
    sawTimeLeft: maxSeconds + startedAt < Infinity,
  }
}

/** An end that a page decided and could not confirm; null when there is none, or it is not readable. */
export function restorePendingEnd(text: unknown, now: number): PendingEnd | null {
  const { id, payload, at } = parseRecord(text)
  if (typeof id !== 'string' || !asRecord(payload) || typeof at !== 'number') return null
  return { ...newPendingEnd(id, payload as EndPayload, at), at: now }
}
