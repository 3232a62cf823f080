import { atom } from 'jotai'
import { changePreferencesAtom, preferencesAtom } from '../preferences/index.ts'

/** A setting of this device as text. Null where it is not set. */
function settingAtom(key: string, apply?: (value: string | null) => void) {
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

/** `light` or `dark`; null follows the system. The boot script applies it before the first paint. */
export const themeAtom = settingAtom('theme', (theme) => {
  if (theme === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
})

/** `less`: the boot script loads no web fonts. */
export const dataModeAtom = settingAtom('data_mode')

/** A limit of this device in whole paise. Null where there is none. */
function limitAtom(key: string) {
  const storedAtom = settingAtom(key)
  return atom(
    (get) => {
      const paise = Number(get(storedAtom))
      return Number.isInteger(paise) && paise > 0 ? paise : null
    },
    (_, set, paise: number | null) => set(storedAtom, paise === null ? null : String(paise)),
  )
}

/** What the customer wants to spend in a month at most, in whole paise. Null where there is no limit. */
export const monthLimitAtom = atom(
  (get) => get(preferencesAtom).monthLimitPaise,
  (_, set, paise: number | null) => set(changePreferencesAtom, () => ({ monthLimitPaise: paise })),
)

/** What the customer wants to give in tips on one day at most. */
export const tipLimitAtom = limitAtom('day_tip_limit_paise')
