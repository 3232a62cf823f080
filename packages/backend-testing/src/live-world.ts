import { eq } from 'drizzle-orm'
import { astrologerAccounts } from '@tarapath/backend/astrologers'
import { customers } from '@tarapath/backend/identity'
import { liveStreams } from '@tarapath/backend/live'
import type { BackendOptions } from '@tarapath/backend'
import { TEST_ORIGIN } from './open-test-backend.ts'
import { openConsultationWorld, type ConsultationWorld, type Person } from './consultation-world.ts'

export interface LiveWorld extends ConsultationWorld {
  /** An astrologer who signs in, with a show that is planned. */
  newHost: () => Promise<{ host: Person; id: number; astrologerId: number }>
  /** The tab of somebody who watches these shows. */
  openTab: (person: Person, shows: readonly number[], lastEventId?: number) => Promise<Tab>
}

export interface Tab {
  status: number
  /** The next event; heartbeats are skipped. */
  next: () => Promise<{ id: number; type: string; data: Record<string, unknown> } | 'over'>
  close: () => Promise<void>
}

export async function openLiveWorld(options: Partial<BackendOptions> = {}): Promise<LiveWorld> {
  const world = await openConsultationWorld(options)
  const { backend } = world
  return {
    ...world,
    async newHost() {
      const host = await world.newCustomer()
      const astrologerId = await world.newAstrologer()
      const { db } = backend.database
      await db.update(customers).set({ isConsultant: true, name: 'Meera Iyer' }).where(eq(customers.id, host.id))
      await db.insert(astrologerAccounts).values({ customerId: host.id, astrologerId })
      const [show] = await db.insert(liveStreams).values({ astrologerId, title: 'Ask me' }).returning()
      return { host, id: show!.id, astrologerId }
    },
    async openTab(person, shows, lastEventId) {
      const reply = await backend.fetch(`${TEST_ORIGIN}/api/events/?live=${shows.join(',')}`, {
        headers: {
          authorization: `Bearer ${person.access}`,
          ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
        },
      })
      return tabOf(reply)
    },
  }
}

function tabOf(reply: Response): Tab {
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  return {
    status: reply.status,
    async next() {
      for (;;) {
        const [, id, type, data] = /^(?:.*\n)*?id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/.exec(unread) ?? []
        if (data !== undefined) {
          unread = unread.slice(unread.indexOf('\n\n', unread.indexOf('data: ')) + 2)
          return { id: Number(id), type: type!, data: JSON.parse(data) as Record<string, unknown> }
        }
        const { done, value } = await reader.read()
        if (done) return 'over'
        unread += value
      }
    },
    close: () => reader.cancel(),
  }
}
