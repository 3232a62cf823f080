import { chooseKinds, switchOffline, switchOnline, youAreSuspended } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import type { Input, Reply } from '../endpoint/handler.ts'
import { DomainError, invalidFields } from '../errors.ts'

/** Goes on or off duty. Who is in a consultation can choose what to take next, and goes off duty when it is over. */
export async function setDuty(
  db: Db,
  now: Date,
  astrologerId: number,
  wanted: Input<'setDuty'>['body'],
): Promise<Reply<'setDuty'>> {
  const { on_duty: isOnDuty, takes_chats: takesChats, takes_calls: takesCalls } = wanted
  if (isOnDuty && !takesChats && !takesCalls)
    throw invalidFields({ on_duty: 'Take chats, calls or both while you are on duty.' })
  return db.transaction(async (tx) => {
    if (isOnDuty) await goOnDuty(tx, astrologerId)
    else await goOffDuty(tx, now, astrologerId)
    const availability = await chooseKinds(tx, astrologerId, { takesChats, takesCalls })
    return { availability, takes_chats: takesChats, takes_calls: takesCalls }
  })
}

async function goOnDuty(tx: Db, astrologerId: number): Promise<void> {
  try {
    await switchOnline(tx, astrologerId)
  } catch (failure) {
    if (!(failure instanceof DomainError && failure.code === 'wrong_status')) throw failure
    throw youAreSuspended()
  }
}

async function goOffDuty(tx: Db, now: Date, astrologerId: number): Promise<void> {
  try {
    await switchOffline(tx, now, astrologerId)
  } catch (failure) {
    if (!(failure instanceof DomainError && failure.code === 'astrologer_busy')) throw failure
    throw new DomainError(
      'astrologer_busy',
      'You are in a consultation, or a customer is waiting for you. Go off duty afterwards.',
    )
  }
}
