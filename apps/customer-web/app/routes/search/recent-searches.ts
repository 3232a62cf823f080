import { readStored, writeStored } from '../../stored.ts'

const KEY = 'recent_searches'
const MOST = 5

/** The last searches on this device, the newest first. */
export function recentSearches(): readonly string[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : []
}

export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text !== '') writeStored(KEY, [text, ...recentSearches().filter((one) => one !== text)].slice(0, MOST))
}

export const forgetSearches = (): void => writeStored(KEY, null)
