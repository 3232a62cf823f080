import type { Db } from '../database/db.ts'
import { astrologerOf } from '../astrologers/index.ts'
import type { Customer } from '../identity/index.ts'
import { DomainError, notFound } from '../errors.ts'
import { channelOf, type LivePass, type LiveTransport } from '../ports/live-transport.ts'
import { addSeconds } from '../consultations/index.ts'
import { findLiveStream, statusOf, type LiveStreamDetails } from './list-live-streams.ts'

const PASS_VALID_SECONDS = 600

/** A live stream that is on and from which the customer is not blocked; any other is refused. */
export async function getJoinableLiveStream(db: Db, customerId: number, id: number): Promise<LiveStreamDetails> {
  const details = await findLiveStream(db, customerId, id)
  if (!details) throw notFound('Live stream not found.')
  if (details.isBlocked)
    throw new DomainError('blocked', `${details.astrologerName} has blocked you from this live stream.`)
  if (statusOf(details.stream) !== 'live') throw new DomainError('not_live', 'This live stream is not live now.')
  return details
}

/** Lets a viewer, or the astrologer, into a live stream for ten minutes. */
export async function createLivePass(
  db: Db,
  now: Date,
  transport: LiveTransport,
  { customer, streamId }: { customer: Customer; streamId: number },
): Promise<LivePass & { channel: string; expiresAt: Date; source: 'camera' | 'programme' }> {
  const { stream } = await getJoinableLiveStream(db, customer.id, streamId)
  const [channel, expiresAt] = [channelOf(streamId), addSeconds(now, PASS_VALID_SECONDS)]
  const isHost = (await astrologerOf(db, customer.id)) === stream.astrologerId
  const pass = await transport.admit({
    channel,
    customerId: customer.id,
    name: publicName(customer),
    isHost,
    expiresAt,
  })
  return { ...pass, channel, expiresAt, source: stream.endsAt ? 'programme' : 'camera' }
}

/** The name of a customer that other viewers see: the first name, never the phone number. */
export const publicName = ({ name }: Customer): string => name.trim().split(/\s+/)[0]?.slice(0, 24) || 'Guest'
