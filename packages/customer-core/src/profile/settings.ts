import { atom } from 'jotai'
import { changePreferencesAtom, preferencesAtom } from '../preferences/index.ts'
import { settingAtom } from './setting-atom.ts'

/** `light` or `dark`; null follows the system. The boot script applies it before the first paint. */
export const themeAtom = settingAtom('theme', (theme) => {
  if (theme === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
})

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

/** The spending limit of a month, in whole paise. Null where there is none. */
export const monthLimitAtom = atom(
  (get) => get(preferencesAtom).monthLimitPaise,
  (_, set, paise: number | null) => set(changePreferencesAtom, () => ({ monthLimitPaise: paise })),
)

/** What the customer wants to give in tips on one day at most. */
export const tipLimitAtom = limitAtom('day_tip_limit_paise')
