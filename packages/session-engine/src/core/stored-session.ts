import { endPayload, hasBothPickedUp, type Consultation, type EndPayload } from './consultation.ts'
import { idleLeftMs, PENDING_END_LIFE_MS } from './deadlines.ts'
import { asNumber, asRecord, readDetails } from './read-status.ts'
import type { PendingEnd, SessionState } from './state.ts'

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

export function idleSecondsLeft(s: SessionState, now: number): number | null {
  const left = idleLeftMs(s, now)
  return left === null ? null : Math.max(0, Math.ceil(left / 1000))
}

/** All that is known about the consultation, in the order in which it is written. */
export function sessionEntries(s: SessionState, now: number): StoredEntry[] {
  if (!s.consultation) return []
  const idleSeconds = idleSecondsLeft(s, now)
  const entries: StoredEntry[] = []
  if (s.maxSeconds !== null) entries.push(['maxDuration', String(s.maxSeconds)])
  if (s.startedAt !== null) entries.push(['startChatTime', String(s.startedAt)])
  if (idleSeconds !== null) entries.push(['chatIdleTime', String(idleSeconds)])
  entries.push(['sessionDetails_id', s.consultation.id])
  entries.push(['sessionDetails', JSON.stringify({ ...s.consultation, is_consultation_inprogress: true })])
  return entries
}

export function pendingEndEntry(end: PendingEnd): StoredEntry {
  return [PENDING_END_KEY, JSON.stringify({ id: end.id, payload: end.payload, at: end.decidedAt })]
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return null
  try {
    return JSON.parse(text)
  } catch {
    // Storage may be torn or written by others: what cannot be read is absent.
    return null
  }
}

/** A number that was written by `String()`; anything else is absent. */
const storedNumber = (text: unknown): number | null => (typeof text === 'string' ? asNumber(text) : null)

export type RestoredSession = Pick<SessionState, 'consultation' | 'maxSeconds' | 'startedAt' | 'idle' | 'phase'>

/** The stored consultation, or null when the keys are absent, torn or not readable. */
export function restoreSession(
  texts: StoredTexts,
  idleMostMs: number,
  hasIdle: (c: Consultation) => boolean,
): RestoredSession | null {
  const raw = asRecord(parseJson(texts.sessionDetails))
  const consultation = readDetails(raw)
  if (!consultation || raw?.['is_consultation_inprogress'] !== true || texts.sessionDetails_id !== consultation.id)
    return null
  const idleSeconds = hasIdle(consultation) ? storedNumber(texts.chatIdleTime) : null
  return {
    consultation,
    maxSeconds: storedNumber(texts.maxDuration),
    startedAt: storedNumber(texts.startChatTime),
    idle: idleSeconds === null ? null : { leftMs: Math.min(Math.max(0, idleSeconds * 1000), idleMostMs) },
    phase: hasBothPickedUp(consultation) ? 'active' : 'waiting',
  }
}

function readPayload(value: unknown): EndPayload | null {
  const raw = asRecord(value)
  const reason = raw?.['chat_end_reason']
  const isAuto = raw?.['auto_end']
  return typeof reason === 'string' && typeof isAuto === 'boolean' ? endPayload(isAuto, reason) : null
}

/** An end that a former page life decided and could not confirm, while it is young enough to be told again. */
export function restorePendingEnd(text: unknown, now: number): PendingEnd | null {
  const raw = asRecord(parseJson(text))
  const payload = readPayload(raw?.['payload'])
  const id = raw?.['id']
  const decidedAt = raw?.['at']
  if (!payload || typeof id !== 'string' || typeof decidedAt !== 'number') return null
  const age = now - decidedAt
  if (age < -PENDING_END_LIFE_MS || age >= PENDING_END_LIFE_MS) return null
  return {
    id,
    payload,
    decidedAt,
    attempt: 0,
    keepalive: false,
    restored: true,
    deferred: false,
    sentAt: null,
    retryAt: now,
  }
}
