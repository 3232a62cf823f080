import type { Client } from '@tarapath/api-client'
import { getPreferences, savePreferences, type StoredPreferences } from '@tarapath/own-api/account'
import type { FamilyPerson, KeptPreferences, Preferences } from './preferences-atom.ts'

interface Device {
  read(): KeptPreferences
  keep(kept: KeptPreferences): void
}

const running = new WeakMap<Client, Promise<void>>()

/** One exchange after the other: each begins from what the one before has agreed. */
export function syncPreferences(api: Client, device: Device): Promise<void> {
  const next = (running.get(api) ?? Promise.resolve()).then(() => syncOnce(api, device))
  running.set(api, next)
  return next
}

async function syncOnce(api: Client, device: Device): Promise<void> {
  const kept = device.read()
  const agreed = await exchange(api, kept).catch(() => null)
  if (!agreed) return
  const now = device.read()
  if (isSame(now, kept)) return device.keep({ ...agreed, isInAccount: true })
  // What was changed meanwhile is sent by its own change.
  const { languages, monthLimitPaise, family } = kept
  device.keep({ ...now, agreed: { languages, monthLimitPaise, family } })
}

/** What device and account both have afterwards. */
async function exchange(api: Client, kept: KeptPreferences): Promise<Preferences> {
  const stored = fromWire(await getPreferences(api))
  if (kept.isInAccount) return stored
  const { languages, monthLimitPaise, family } = withChanges(stored, kept)
  return fromWire(
    await savePreferences(api, {
      languages: [...languages],
      month_limit_paise: monthLimitPaise,
      family: [...family],
    }),
  )
}

const NONE: Preferences = { languages: [], monthLimitPaise: null, family: [] }

/** What the account has, with what this device has changed, added and removed since both had the same. */
function withChanges(stored: Preferences, { agreed = NONE, ...kept }: KeptPreferences): Preferences {
  return {
    languages: isSame(kept.languages, agreed.languages) ? stored.languages : kept.languages,
    monthLimitPaise: kept.monthLimitPaise === agreed.monthLimitPaise ? stored.monthLimitPaise : kept.monthLimitPaise,
    family: familyWithChanges(stored.family, kept.family, agreed.family),
  }
}

function familyWithChanges(stored: Family, kept: Family, agreed: Family): Family {
  const changed = kept.filter((person) => !agreed.some((other) => isSame(other, person)))
  const removed = agreed.filter((person) => !has(kept, person))
  const others = stored.filter((person) => !has(changed, person) && !has(removed, person))
  return [...others, ...changed].toSorted((a, b) => a.name.localeCompare(b.name))
}

type Family = readonly FamilyPerson[]

const has = (family: Family, { name }: FamilyPerson): boolean =>
  family.some((person) => person.name.toLowerCase() === name.toLowerCase())

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const fromWire = ({ languages, month_limit_paise: monthLimitPaise, family }: StoredPreferences): Preferences => ({
  languages,
  monthLimitPaise,
  family,
})
