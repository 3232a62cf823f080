import { and, count, desc, eq, gt, isNull, max, notInArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { countSignedIn, isKnownNetwork } from './known-networks.ts'
import { otpChallenges } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000

/** Our own choice of numbers; apps/bench/results/sign-in-limits.md has what attacks and honest crowds get with them. */
const OWN_WAIT_SECONDS = [30, 60, 120, 240]
const MESSAGE_GAP_SECONDS = [30, 30, 30, 30, 60, 120, 240]
const FREE_REQUESTS_PER_PHONE = 20
const FREE_CODES_PER_NETWORK = 30
const MAX_WAIT_SECONDS = 60

export type Challenge = typeof otpChallenges.$inferSelect

/** Staff and astrologers: no message is sent to other numbers, so these do not count for the limit of all phones. */
const OF_KNOWN_PEOPLE: Challenge['purpose'][] = ['desk', 'astrologer']

export interface CodeHistory {
  /** The requests of the last hour for this phone and purpose, newest first. */
  requests: readonly Challenge[]
  /** Those from this network. */
  own: readonly Challenge[]
  /** Those with the same request token; for a caller without one, those from this network without one. */
  mine: readonly Challenge[]
  /** The unused codes that were requested from this network in the last hour. */
  network: { unused: number; newest: Date | null }
  /** Customers who signed in from this network within a day. */
  signedIn: number
  /** Whether this phone signed in from this network before. */
  isKnown: boolean
  /** Messages of the last hour to all phones. */
  sentToAll: number
}

export type Reason = 'resend' | 'phone' | 'network' | 'all'

export type CodeDecision =
  | { kind: 'wait'; seconds: number; reason: Reason }
  /** The phone has just got a message: the request shares its code. */
  | { kind: 'share'; code: Challenge; resendSeconds: number }
  | { kind: 'send'; resendSeconds: number; isLast: boolean }

/**
 * Decides on a request for a code. What strangers can reach never stops a caller whose phone signed in from this network
 * before; for anybody else it shares the code of the last message, or is a wait of at most a minute.
 */
export function decideOnCode(history: CodeHistory, now: Date, maxPerHour: number): CodeDecision {
  const { requests, own, mine, network, isKnown, sentToAll } = history
  const wait = (seconds: number, reason: Reason): CodeDecision => ({ kind: 'wait', seconds, reason })

  const [latest] = mine
  const pause = latest?.consumedAt ? at(OWN_WAIT_SECONDS, 0) : (latest?.resendSeconds ?? 0)
  const resendWait = secondsLeft(latest?.createdAt, pause, now)
  if (resendWait > 0) return wait(resendWait, 'resend')
  const counted = isKnown ? own : requests
  const isMany = sinceLastUse(counted).length >= FREE_REQUESTS_PER_PHONE
  const phoneWait = isMany ? secondsLeft(counted[0]?.createdAt, MAX_WAIT_SECONDS, now) : 0
  if (phoneWait > 0) return wait(phoneWait, 'phone')
  const networkWait = isKnown ? 0 : secondsLeft(network.newest, waitOfNetwork(history), now)
  if (networkWait > 0) return wait(networkWait, 'network')

  const resendSeconds = at(OWN_WAIT_SECONDS, sinceLastUse(mine).length)
  const sent = counted.filter(({ isSent }) => isSent)
  const [last] = sent
  const gapSeconds = last ? secondsLeft(last.createdAt, at(MESSAGE_GAP_SECONDS, sinceLastUse(sent).length), now) : 0
  if (last && gapSeconds > 0)
    return last.consumedAt ? wait(gapSeconds, 'resend') : { kind: 'share', code: last, resendSeconds }

  if (sentToAll >= (isKnown ? 2 * maxPerHour : maxPerHour)) return wait(MAX_WAIT_SECONDS, 'all')
  return { kind: 'send', resendSeconds, isLast: sentToAll + 1 === maxPerHour }
}

/** The waits grow with the codes that were not entered. */
function sinceLastUse(codes: readonly Challenge[]): readonly Challenge[] {
  const lastUse = Math.max(0, ...codes.map(({ consumedAt }) => consumedAt?.getTime() ?? 0))
  return codes.filter(({ createdAt }) => createdAt.getTime() > lastUse)
}

/** A network may have a number of unused codes, and one more for each customer who signed in from it within a day. */
function waitOfNetwork({ network, signedIn }: CodeHistory): number {
  const excess = network.unused - FREE_CODES_PER_NETWORK - signedIn
  return excess < 0 ? 0 : Math.min(2 ** excess, MAX_WAIT_SECONDS)
}

interface Asker {
  phone: string
  network: string
  networkHmac: string
  purpose: Challenge['purpose']
  requestHash: string | null
}

export async function readCodeHistory(db: Db, now: Date, asker: Asker): Promise<CodeHistory> {
  const { phone, network, purpose, requestHash } = asker
  const lastHour = gt(otpChallenges.createdAt, new Date(now.getTime() - HOUR_MS))
  const requests = await db
    .select()
    .from(otpChallenges)
    .where(and(eq(otpChallenges.phone, phone), eq(otpChallenges.purpose, purpose), lastHour))
    .orderBy(desc(otpChallenges.id))
  const [fromNetwork] = await db
    .select({ unused: count(), newest: max(otpChallenges.createdAt) })
    .from(otpChallenges)
    .where(and(eq(otpChallenges.ip, network), isNull(otpChallenges.consumedAt), lastHour))
  const [toAll] = await db
    .select({ sent: count() })
    .from(otpChallenges)
    .where(and(eq(otpChallenges.isSent, true), notInArray(otpChallenges.purpose, OF_KNOWN_PEOPLE), lastHour))
  const own = requests.filter(({ ip }) => ip === network)
  return {
    requests,
    own,
    mine: requests.filter((each) => each.requestHash === requestHash && (requestHash !== null || each.ip === network)),
    network: fromNetwork ?? { unused: 0, newest: null },
    signedIn: await countSignedIn(db, now, asker.networkHmac),
    isKnown: await isKnownNetwork(db, now, asker),
    sentToAll: OF_KNOWN_PEOPLE.includes(purpose) ? 0 : (toAll?.sent ?? 0),
  }
}

const at = (steps: readonly number[], index: number): number => steps[Math.min(index, steps.length - 1)] ?? 0

const secondsLeft = (since: Date | null | undefined, waitSeconds: number, now: Date): number =>
  since ? Math.max(0, Math.ceil((since.getTime() + waitSeconds * 1000 - now.getTime()) / 1000)) : 0
