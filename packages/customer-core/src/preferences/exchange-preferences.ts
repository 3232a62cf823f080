import type { Client } from '@tarapath/api-client'
import { getPreferences, savePreferences, type StoredPreferences } from '@tarapath/own-api/account'
import type { KeptPreferences, Preferences } from './preferences-atom.ts'

/** What device and account both have afterwards. */
export async function exchangePreferences(api: Client, kept: KeptPreferences): Promise<Preferences> {
  const stored = await getPreferences(api)
  if (kept.isInAccount) return fromWire(stored)
  const { languages, monthLimitPaise, family } = addUnsent(kept, stored)
  return fromWire(
    await savePreferences(api, {
      languages: [...languages],
      month_limit_paise: monthLimitPaise,
      family: [...family],
    }),
  )
}

/** Where both have a person of the same name or a limit, the device's is kept: it is newer. */
function addUnsent(kept: Preferences, stored: StoredPreferences): Preferences {
  const names = new Set(kept.family.map(({ name }) => name.toLowerCase()))
  const others = stored.family.filter(({ name }) => !names.has(name.toLowerCase()))
  return {
    languages: kept.languages.length > 0 ? kept.languages : stored.languages,
    monthLimitPaise: kept.monthLimitPaise ?? stored.month_limit_paise,
    family: [...others, ...kept.family].toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}

const fromWire = ({ languages, month_limit_paise: monthLimitPaise, family }: StoredPreferences): Preferences => ({
  languages,
  monthLimitPaise,
  family,
})
