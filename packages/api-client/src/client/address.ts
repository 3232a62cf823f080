import { ApiError } from './api-error.ts'
import type { CallInput, CallRow } from './call-row.ts'

/** Path and query of a call. What is no hole of the path belongs to the query. */
export function addressOf(row: CallRow, input: CallInput = {}, search?: string): string {
  const values: CallInput = { ...row.query }
  // An explicit undefined means the same as a missing key.
  for (const key in input) if (input[key] !== undefined) values[key] = input[key]

  const textOf = (key: string, value: unknown) => {
    if (typeof value === 'object' || (typeof value === 'number' && !Number.isFinite(value))) {
      throw new ApiError('input', row.name, {
        message: `${row.method} ${row.path} cannot send this "${key}"; give text, a finite number or a boolean`,
      })
    }
    return `${value as string}`
  }

  const path = row.path.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const text = textOf(hole, values[hole] ?? '')
    delete values[hole]
    if (/^\.{0,2}$/.test(text)) {
      throw new ApiError('input', row.name, { message: `${row.method} ${row.path} needs "${hole}"` })
    }
    return encodeURIComponent(text)
  })
  if (search !== undefined) return path + search

  const query = new URLSearchParams()
  for (const key in values) {
    for (const value of [values[key]].flat())
      if (value !== null && value !== undefined) query.append(key, textOf(key, value))
  }
  return query.size ? `${path}?${query}` : path
}
