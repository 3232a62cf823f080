import { refusal } from './api-error.ts'
import type { CallRow } from './call-row.ts'

/** Path and query of a call. What is no hole of the path belongs to the query. */
export function addressOf(row: CallRow, input?: object, search?: string): string {
  const refuse = (key: string) => {
    throw refusal(row, `needs "${key}" as text or a finite number`)
  }
  const textOf = (key: string, value: unknown) => {
    if (typeof value === 'object' || (typeof value === 'number' && !Number.isFinite(value))) refuse(key)
    return `${value as string}`
  }

  const values: Record<string, unknown> = { ...input }
  const path = row.path.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const text = textOf(hole, values[hole] ?? '')
    if (/^\.{0,2}$/.test(text)) refuse(hole)
    delete values[hole]
    return encodeURIComponent(text)
  })
  if (search !== undefined) return path + search

  const query = new URLSearchParams()
  for (const [key, list] of Object.entries(values)) {
    for (const value of [list].flat()) if (value !== null && value !== undefined) query.append(key, textOf(key, value))
  }
  return query.size ? `${path}?${query}` : path
}
