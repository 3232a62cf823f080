import { atom, type Getter } from 'jotai'
import { apiAtom, signInAtom } from '../platform/index.ts'

/** A person whose birth details are kept. Two of one name are the same person. */
export interface FamilyPerson {
  name: string
  /** ISO date. */
  date: string
  /** "18:05"; null when it is not known. */
  time: string | null
  place: string
}

export interface Preferences {
  /** The codes of the languages that the customer speaks. */
  languages: readonly string[]
  /** The spending limit of a month, in whole paise; null where there is none. */
  monthLimitPaise: number | null
  /** By name. */
  family: readonly FamilyPerson[]
}

/** What a device keeps. */
export interface KeptPreferences extends Preferences {
  /** Whether the account has them too. */
  isInAccount: boolean
  /** Unless it has: what both had before the changes of this device. Nothing, if they never had the same. */
  agreed?: Preferences | undefined
}

const KEY = 'preferences'
const NONE: KeptPreferences = { languages: [], monthLimitPaise: null, family: [], isInAccount: true }
/** Changes within this time are sent together. */
const SEND_AFTER_MS = 600

const changedAtom = atom<KeptPreferences | null>(null)
const isStoredAtom = atom(true)
const timerAtom = atom<{ timer?: ReturnType<typeof setTimeout> }>({})

/** What is kept on this device. Logging out clears it with everything else. */
export const preferencesAtom = atom((get): Preferences => get(changedAtom) ?? readKept() ?? NONE)

/** Changes some of them here, and a moment later in the account, if there is a sign-in. */
export const changePreferencesAtom = atom(
  null,
  (get, set, change: (kept: Preferences) => Partial<Preferences>): void => {
    const kept = latest(get)
    set(keepAtom, { ...kept, ...change(kept), isInAccount: false, agreed: kept.isInAccount ? kept : kept.agreed })
    const timing = get(timerAtom)
    clearTimeout(timing.timer)
    timing.timer = setTimeout(() => void set(syncPreferencesAtom), SEND_AFTER_MS)
  },
)

/**
 * Makes device and account equal: what the account has comes here, and what it has not got goes there. A failure leaves
 * both as they are, and the next page tries again.
 */
export const syncPreferencesAtom = atom(null, async (get, set): Promise<void> => {
  if (get(signInAtom) !== 'signed-in') return
  const { syncPreferences } = await import('./sync-preferences.ts')
  const keep = (kept: KeptPreferences) => {
    // A reply that comes after a log-out leaves nothing on the device.
    if (get(signInAtom) === 'signed-in') set(keepAtom, kept)
  }
  await syncPreferences(get(apiAtom), { read: () => latest(get), keep })
})

/** Whether this device has asked the account since the sign-in. */
export const hasPreferences = (): boolean => readKept() !== null

const keepAtom = atom(null, (_, set, kept: KeptPreferences) => {
  set(changedAtom, kept)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
    set(isStoredAtom, true)
  } catch {
    // Storage is blocked or full: they are kept as long as the page.
    set(isStoredAtom, false)
  }
})

/** Read anew, because another tab may have written. */
const latest = (get: Getter): KeptPreferences => (get(isStoredAtom) ? readKept() : null) ?? get(changedAtom) ?? NONE

function readKept(): KeptPreferences | null {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? null : parseKept(JSON.parse(text))
  } catch {
    return null
  }
}

/** Values of an unexpected form, written by an extension or another version, are left out. */
function parseKept(value: unknown): KeptPreferences {
  const { languages, monthLimitPaise, family, isInAccount, agreed } = Object(value) as Record<string, unknown>
  return {
    languages: Array.isArray(languages) ? languages.filter((code) => typeof code === 'string') : [],
    monthLimitPaise:
      typeof monthLimitPaise === 'number' && Number.isInteger(monthLimitPaise) && monthLimitPaise > 0
        ? monthLimitPaise
        : null,
    family: Array.isArray(family) ? family.filter((person) => isPerson(person)) : [],
    isInAccount: isInAccount === true,
    ...(agreed !== undefined && { agreed: parseKept(agreed) }),
  }
}

function isPerson(value: unknown): value is FamilyPerson {
  if (typeof value !== 'object' || value === null) return false
  const { name, date, time, place } = value as Record<string, unknown>
  const isText = [name, date, place].every((text) => typeof text === 'string' && text !== '')
  return isText && (time === null || typeof time === 'string')
}
