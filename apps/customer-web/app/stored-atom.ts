import { atom } from 'jotai'
import { readStored, writeStored } from './stored.ts'

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
