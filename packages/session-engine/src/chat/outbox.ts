import { ignoreErrors } from '../driver/ignore-errors.ts'
import type { Outgoing } from './outgoing.ts'

/** Where unsent messages wait through a reload; sessionStorage fits. All methods may throw. */
export interface OutboxStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

function asOutgoing(value: unknown): Outgoing | null {
  const { key, text, at, tries, leftAfter, refused, status } = (value ?? {}) as { [field: string]: unknown }
  if (typeof key !== 'string' || key === '' || typeof text !== 'string' || typeof at !== 'number') return null
  const left = typeof tries === 'number' && tries > 0
  return {
    key,
    text,
    at,
    status: status === 'failed' ? 'failed' : left ? 'unsure' : 'pending',
    tries: left ? tries : 0,
    leftAfter: typeof leftAfter === 'string' ? leftAfter : null,
    id: null,
    listedAs: null,
    refused: refused === true,
  }
}

/** The written messages of one consultation that the server is not known to have. */
export function createOutbox(
  consultationId: string,
  storage: OutboxStorage | undefined,
): {
  load(): readonly Outgoing[]
  save(list: readonly Outgoing[]): void
} {
  const name = `chatOutbox:${consultationId}`
  let saved = '[]'
  return {
    load() {
      let list: readonly Outgoing[] = []
      ignoreErrors(() => {
        saved = storage?.get(name) ?? '[]'
        const stored: unknown = JSON.parse(saved)
        if (Array.isArray(stored)) list = stored.map(asOutgoing).filter((o) => o !== null)
      })
      return list.filter((o, index) => list.findIndex(({ key }) => key === o.key) === index)
    },
    save(list) {
      const text = JSON.stringify(list)
      if (text === saved) return
      saved = text
      ignoreErrors(() => (list.length === 0 ? storage?.remove(name) : storage?.set(name, text)))
    },
  }
}
