import { ApiError } from './api-error.ts'
import type { CallRow } from './call-row.ts'

type Values = Record<string, unknown>

/** Path and query of a call. What is no hole of the path belongs to the query. */
export function addressOf(row: CallRow, input: object = {}, search?: string): string {
  const refuse = (what: string) => {
    throw new ApiError('input', row.name, { message: `${row.method} ${row.path} ${what}` })
  }
  const textOf = (key: string, value: unknown) => {
    if (typeof value === 'object' || (typeof value === 'number' && !Number.isFinite(value))) {
      refuse(`cannot send this "${key}"; give text, a finite number or a boolean`)
    }
    return `${value as string}`
  }

  const values: Values = { ...row.query }
  // An explicit undefined means the same as a missing key.
  for (const [key, value] of Object.entries(input)) if (value !== undefined) values[key] = value

  const path = row.path.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const text = textOf(hole, values[hole] ?? '')
    if (/^\.{0,2}$/.test(text)) refuse(`needs "${hole}"`)
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
