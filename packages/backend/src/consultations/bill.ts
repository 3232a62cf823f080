import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import {
  astrologerAccount,
  balancePaise,
  customerAccount,
  InsufficientBalance,
  PLATFORM,
  post,
} from '../ledger/index.ts'
import { minutePaise } from './charge.ts'
import { splitCharge } from './split-charge.ts'

/**
 * Posts the first `seconds` of paid time, minute by minute, each under a cause of its own.
 * `short`: the wallet held less than a minute costs, because something else took from it meanwhile.
 */
export async function bill(
  tx: Db,
  consultation: Consultation,
  seconds: number,
  now: Date,
): Promise<{ billed: Consultation; short: boolean }> {
  const minutes = Math.ceil(seconds / 60)
  let { billedMinutes, chargedPaise } = consultation
  let short = false
  for (; billedMinutes < minutes && !short; billedMinutes += 1) {
    const due = minutePaise(billedMinutes, seconds, consultation.ratePaise)
    const taken = await takeMinute(tx, { ...consultation, chargedPaise }, billedMinutes, due, now)
    chargedPaise += taken
    short = taken < due
  }
  if (billedMinutes === consultation.billedMinutes) return { billed: consultation, short }
  await tx.update(consultations).set({ billedMinutes, chargedPaise }).where(eq(consultations.id, consultation.id))
  return { billed: { ...consultation, billedMinutes, chargedPaise }, short }
}

/** What the wallet holds, at most: a minute is never paid out of what is not there. */
async function takeMinute(tx: Db, consultation: Consultation, minute: number, due: number, now: Date): Promise<number> {
  const { id, kind, customerId, astrologerId } = consultation
  const [astrologer] = await tx
    .select({ name: astrologers.name })
    .from(astrologers)
    .where(eq(astrologers.id, astrologerId))
  const title = `${kind === 'chat' ? 'Chat' : 'Call'} with ${astrologer?.name}`
  const take = async (paise: number) => {
    const { astrologerPaise, gstPaise, revenuePaise } = splitCharge(paise, consultation)
    await post(tx, now, {
      cause: `consultation:${id}:minute:${minute}`,
      kind: 'consultation',
      subject: `consultation:${id}`,
      title,
      lines: [
        { account: customerAccount(customerId), paise: -paise },
        { account: astrologerAccount(astrologerId), paise: astrologerPaise },
        { account: PLATFORM.gst, paise: gstPaise },
        { account: PLATFORM.revenue, paise: revenuePaise },
      ],
    })
    return paise
  }
  try {
    return await take(due)
  } catch (failure) {
    if (!(failure instanceof InsufficientBalance)) throw failure
    return take(Math.min(due, await balancePaise(tx, customerId)))
  }
}
