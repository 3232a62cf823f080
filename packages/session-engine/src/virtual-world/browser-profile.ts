import type { PeerMessage } from '../core/peer-message.ts'
import type { Ports } from '../driver/ports.ts'
import type { Report } from './trace.ts'
import type { Timeline } from './timeline.ts'

interface Member {
  readonly messages: Set<(message: PeerMessage) => void>
  readonly changes: Set<(key: string | null) => void>
}

/** What the tabs of one browser profile have in common: storage, locks and a channel. */
export interface BrowserProfile {
  readonly storage: Map<string, string>
  join(page: number, report: Report): { storage: Ports['storage']; peers: NonNullable<Ports['peers']>; leave(): void }
}

export function createBrowserProfile(timeline: Timeline): BrowserProfile {
  const storage = new Map<string, string>()
  const lockHolders = new Map<string, number>()
  const members = new Map<number, Member>()

  function tellOthers(page: number, tell: (member: Member) => void): void {
    for (const [other, member] of members) {
      if (other === page) continue
      timeline.after(0, { page: other, isTimer: false }, () => members.has(other) && tell(member))
    }
  }

  return {
    storage,
    join(page, report) {
      const member: Member = { messages: new Set(), changes: new Set() }
      members.set(page, member)

      function write(key: string, value: string | null): void {
        if ((storage.get(key) ?? null) === value) return
        if (value === null) storage.delete(key)
        else storage.set(key, value)
        report({ kind: 'storage', key, value })
        tellOthers(page, ({ changes }) => changes.forEach((fn) => fn(key)))
      }

      return {
        storage: {
          get: (key) => storage.get(key) ?? null,
          set: (key, value) => write(key, value),
          remove: (key) => write(key, null),
          onExternalChange(fn) {
            member.changes.add(fn)
            return () => member.changes.delete(fn)
          },
        },
        peers: {
          async tryExclusive(name, fn) {
            if (lockHolders.has(name)) return false
            lockHolders.set(name, page)
            try {
              await fn()
            } finally {
              if (lockHolders.get(name) === page) lockHolders.delete(name)
            }
            return true
          },
          post(message) {
            const copy = JSON.stringify(message)
            report({ kind: 'message', message: JSON.parse(copy) as PeerMessage })
            tellOthers(page, ({ messages }) => messages.forEach((fn) => fn(JSON.parse(copy) as PeerMessage)))
          },
          subscribe(fn) {
            member.messages.add(fn)
            return () => member.messages.delete(fn)
          },
        },
        leave() {
          members.delete(page)
          for (const [name, holder] of lockHolders) if (holder === page) lockHolders.delete(name)
        },
      }
    },
  }
}
