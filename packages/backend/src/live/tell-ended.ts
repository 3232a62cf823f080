import { liveRoom } from '../ports/event-bus.ts'
import { channelOf } from '../ports/live-transport.ts'
import type { Ports } from '../ports/ports.ts'

/** Disconnects everyone from a live stream that has ended, and tells its viewers. After the commit that ended it. */
export async function tellEnded({ events, live }: Pick<Ports, 'events' | 'live'>, id: number): Promise<void> {
  await live.end(channelOf(id))
  await events.publish(liveRoom(id), 'status', { status: 'ended' })
}
