import { ALL_KEYS, type StoredEntry, type StoredKey, type StoredTexts } from '../core/stored-session.ts'
import type { Ports } from './ports.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** The engine's keys in a storage that may fail at any moment. */
export interface SessionStorage {
  read(key: StoredKey): string | null
  readAll(): StoredTexts
  /** Stops at the first entry that cannot be written, so that the commit marker is never there without the rest. */
  write(entries: readonly StoredEntry[]): void
  remove(keys: readonly StoredKey[]): void
}

export function createSessionStorage(storage: Ports['storage'], prefix: string, onFailed: () => void): SessionStorage {
  const attempt = (use: () => void): void => {
    if (!ignoreErrors(use)) onFailed()
  }
  function read(key: StoredKey): string | null {
    let text: string | null = null
    attempt(() => (text = storage.get(prefix + key)))
    return text
  }
  return {
    read,
    readAll: () => Object.fromEntries(ALL_KEYS.map((key) => [key, read(key)])),
    write: (entries) => attempt(() => entries.forEach(([key, text]) => storage.set(prefix + key, text))),
    remove: (keys) => keys.forEach((key) => attempt(() => storage.remove(prefix + key))),
  }
}
