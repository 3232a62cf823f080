import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerAccounts } from '../astrologers/index.ts'
import type { Customer } from '../identity/index.ts'
import { DomainError, notFound } from '../errors.ts'
import { channelOf, type LivePass, type LiveTransport } from '../ports/live-transport.ts'
import { after } from '../consultations/index.ts'
import { findShow, statusOf, type Show } from './list-live-streams.ts'

const PASS_SECONDS = 600

/** A show that somebody may be in. */
export async function openShow(db: Db, customerId: number, id: number): Promise<Show> {
  const show = await findShow(db, customerId, id)
  if (!show) throw notFound('There is no such live stream.')
  if (show.isBlocked) throw new DomainError('blocked', `${show.astrologerName} has shut you out of this stream.`)
  if (statusOf(show.stream) !== 'live') throw new DomainError('not_live', 'This stream is not live.')
  return show
}

/** What a viewer, or the astrologer, needs to be in a show for the next ten minutes. */
export async function admit(
  db: Db,
  now: Date,
  transport: LiveTransport,
  customer: Customer,
  id: number,
): Promise<LivePass & { channel: string; expiresAt: Date }> {
  const { stream } = await openShow(db, customer.id, id)
  const [account] = await db.select().from(astrologerAccounts).where(eq(astrologerAccounts.customerId, customer.id))
  const [channel, expiresAt] = [channelOf(id), after(now, PASS_SECONDS)]
  const isHost = account?.astrologerId === stream.astrologerId
  const pass = await transport.admit({
    channel,
    customerId: customer.id,
    name: publicName(customer),
    isHost,
    expiresAt,
  })
  return { ...pass, channel, expiresAt }
}

/** What others in a room call a customer: the first name, and never the number. */
export const publicName = ({ name }: Customer): string => name.trim().split(/\s+/)[0]?.slice(0, 24) || 'Guest'
