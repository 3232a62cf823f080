import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { findAstrologerPhone } from '../astrologers/index.ts'
import { consultations, phoneCalls, type Consultation } from './tables.ts'
import { customers } from '../identity/index.ts'
import { CallFailure, type CallOrder } from '../ports/call-bridge.ts'
import { describeFailure } from '../ports/log.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'
import { withOwnConsultation } from './customer-actions.ts'
import { hasSigned, sign } from '../secrets/secrets.ts'
import { recordPhoneLegReport } from './phone-call-report.ts'
import { callIdOf, requireOpenCall } from './phone-call-open.ts'

interface Dependencies {
  ports: Ports
  settings: Settings
}

/** Calls the astrologer. Repeated and concurrent requests for one consultation place one call. */
export async function placeCall(
  db: Db,
  now: Date,
  { ports, settings }: Dependencies,
  own: { id: number; customerId: number },
): Promise<Consultation> {
  const { consultation, order } = await withOwnConsultation(db, now, own, async (tx, found) => {
    requireOpenCall(found)
    if (found.rangAt) return { consultation: found, order: null }
    await tx.update(consultations).set({ rangAt: now }).where(eq(consultations.id, found.id))
    return { consultation: { ...found, rangAt: now }, order: await createOrder(tx, found, settings) }
  })
  if (!order) return consultation
  // Outside the transaction: a ringing phone cannot be rolled back, and no lock may be held meanwhile.
  try {
    const legId = await ports.calls.connect(order)
    await db.update(phoneCalls).set({ legId, checkedAt: now }).where(eq(phoneCalls.id, order.callId))
    return consultation
  } catch (failure) {
    if (!(failure instanceof CallFailure))
      ports.log.write({ level: 'error', event: 'call not placed', consultation: own.id, ...describeFailure(failure) })
    const ended = { outcome: 'failed', talkSeconds: 0, recordingUrl: null } as const
    await recordPhoneLegReport(db, now, order.callId, { astrologerAnswered: false, customerAnswered: false, ended })
    return withOwnConsultation(db, now, own, async (_, found) => found)
  }
}

async function createOrder(tx: Db, consultation: Consultation, settings: Settings): Promise<CallOrder> {
  const { id, customerId, astrologerId, maxSeconds } = consultation
  const callId = await callIdOf(tx, id)
  const [customer] = await tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId))
  const astrologer = await findAstrologerPhone(tx, astrologerId)
  return {
    callId,
    consultationId: id,
    phones: { astrologer, customer: customer?.phone ?? '' },
    maxSeconds,
    callbackUrl: `${settings.publicOrigin}/callbacks/calls/${callId}/${await sign(settings.secrets, callbackClaim(callId))}`,
  }
}

/** Whether the last part of a callback's URL proves that its sender was given the URL. */
export const isCallbackProof = (settings: Settings, callId: string, proof: string): Promise<boolean> =>
  hasSigned(settings.secrets, callbackClaim(callId), proof)

const callbackClaim = (callId: string): string => `callback of call ${callId}`
