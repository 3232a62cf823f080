import { atom } from 'jotai'

/** A setting of this device as text. Null where it is not set. */
export function settingAtom(key: string, apply?: (value: string | null) => void) {
  const changedAtom = atom<{ value: string | null } | null>(null)
  return atom(
    (get) => {
      const changed = get(changedAtom)
      return changed ? changed.value : read(key)
    },
    (_, set, value: string | null) => {
      set(changedAtom, { value })
      apply?.(value)
      try {
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, value)
      } catch {
        // Storage is blocked: the setting lasts as long as the page.
      }
    },
  )
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
