import { atom } from 'jotai'

/** A value that is kept on the device and shared by all tabs. What is stored may be anything, so its reader checks it. */
export function storedAtom(key: string) {
  const valueAtom = atom<unknown>(undefined)
  valueAtom.onMount = (set) => {
    const read = () => set(readStored(key))
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && read()
    read()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }
  return atom(
    (get) => get(valueAtom),
    (_, set, value: unknown) => {
      set(valueAtom, value)
      writeStored(key, value)
    },
  )
}

/** Undefined where nothing is stored. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined // Blocked storage, or not ours.
  }
}

/** Null removes what is stored. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is blocked: the value lasts as long as the page.
  }
}
