import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerPhones } from '../astrologers/index.ts'
import { consultations, phoneCalls, type Consultation } from './tables.ts'
import { customers } from '../identity/index.ts'
import { CallFailure, type CallOrder } from '../ports/call-bridge.ts'
import { describeFailure } from '../ports/log.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'
import { withOwn } from './customer-side.ts'
import { hmacOf } from '../secrets/secrets.ts'
import { hearLine } from './record-phone-leg.ts'
import { callIdOf, refuseWhereNoCall } from './phone-call.ts'

interface Exchange {
  ports: Ports
  settings: Settings
}

/** Rings the astrologer. However often and by however many it is asked for, one consultation rings once. */
export async function placeCall(
  db: Db,
  now: Date,
  { ports, settings }: Exchange,
  own: { id: number; customerId: number },
): Promise<Consultation> {
  const { consultation, order } = await withOwn(db, now, own, async (tx, found) => {
    refuseWhereNoCall(found)
    if (found.rangAt) return { consultation: found, order: null }
    await tx.update(consultations).set({ rangAt: now }).where(eq(consultations.id, found.id))
    return { consultation: { ...found, rangAt: now }, order: await orderOf(tx, found, settings) }
  })
  if (!order) return consultation
  // Outside the transaction: what rings cannot be rolled back, and nobody else shall wait for it.
  try {
    const legId = await ports.calls.connect(order)
    await db.update(phoneCalls).set({ legId, checkedAt: now }).where(eq(phoneCalls.id, order.callId))
    return consultation
  } catch (failure) {
    if (!(failure instanceof CallFailure))
      ports.log.write({ level: 'error', event: 'call not placed', consultation: own.id, ...describeFailure(failure) })
    const ended = { outcome: 'failed', talkSeconds: 0, recordingUrl: null } as const
    await hearLine(db, now, order.callId, { astrologerAnswered: false, customerAnswered: false, ended })
    return withOwn(db, now, own, async (_, found) => found)
  }
}

async function orderOf(tx: Db, consultation: Consultation, settings: Settings): Promise<CallOrder> {
  const { id, customerId, astrologerId, maxSeconds } = consultation
  const callId = await callIdOf(tx, id)
  const [customer] = await tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId))
  const [astrologer] = await tx.select().from(astrologerPhones).where(eq(astrologerPhones.astrologerId, astrologerId))
  return {
    callId,
    consultationId: id,
    phones: { astrologer: astrologer?.phone ?? null, customer: customer?.phone ?? '' },
    maxSeconds,
    callbackUrl: `${settings.publicOrigin}/callbacks/calls/${callId}/${await callbackProof(settings, callId)}`,
  }
}

/** The last part of a callback's address: only who was given the address knows it. */
export const callbackProof = (settings: Settings, callId: string): Promise<string> =>
  hmacOf(settings.secret, `callback of call ${callId}`)
