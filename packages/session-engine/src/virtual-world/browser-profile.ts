import type { PeerMessage } from '../core/peer-message.ts'
import type { Ports } from '../driver/ports.ts'
import type { Timeline } from './timeline.ts'

/** What the tabs of one browser profile have in common: storage, locks and a channel. */
export interface BrowserProfile {
  readonly storage: Map<string, string>
  join(tab: number): { storage: Ports['storage']; peers: NonNullable<Ports['peers']>; leave(): void }
}

export function createBrowserProfile(timeline: Timeline): BrowserProfile {
  const storage = new Map<string, string>()
  const locks = new Map<string, number>()
  const members = new Map<
    number,
    { messages: Set<(m: PeerMessage) => void>; changes: Set<(key: string | null) => void> }
  >()

  function tellOthers(
    tab: number,
    tell: (member: { messages: Set<(m: PeerMessage) => void>; changes: Set<(key: string | null) => void> }) => void,
  ): void {
    for (const [other, member] of members) {
      if (other !== tab) timeline.after(0, () => members.has(other) && tell(member), false)
    }
  }

  function write(tab: number, key: string, value: string | null): void {
    if ((storage.get(key) ?? null) === value) return
    if (value === null) storage.delete(key)
    else storage.set(key, value)
    tellOthers(tab, ({ changes }) => changes.forEach((fn) => fn(key)))
  }

  return {
    storage,
    join(tab) {
      const member = { messages: new Set<(m: PeerMessage) => void>(), changes: new Set<(key: string | null) => void>() }
      members.set(tab, member)
      return {
        storage: {
          get: (key) => storage.get(key) ?? null,
          set: (key, value) => write(tab, key, value),
          remove: (key) => write(tab, key, null),
          onExternalChange(fn) {
            member.changes.add(fn)
            return () => member.changes.delete(fn)
          },
        },
        peers: {
          async tryExclusive(name, fn) {
            if (locks.has(name)) return false
            locks.set(name, tab)
            try {
              await fn()
            } finally {
              if (locks.get(name) === tab) locks.delete(name)
            }
            return true
          },
          post(message) {
            const copy = JSON.stringify(message)
            tellOthers(tab, ({ messages }) => messages.forEach((fn) => fn(JSON.parse(copy) as PeerMessage)))
          },
          subscribe(fn) {
            member.messages.add(fn)
            return () => member.messages.delete(fn)
          },
        },
        leave() {
          members.delete(tab)
          for (const [name, owner] of locks) if (owner === tab) locks.delete(name)
        },
      }
    },
  }
}
