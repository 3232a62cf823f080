import type { CallRow } from './call-row.ts'

type Values = Record<string, unknown>

/** The body of a call, made once so that every repetition sends the same bytes: JSON, or a form when it holds a file. */
export function payloadOf(row: CallRow, input?: object, body?: object): string | FormData | undefined {
  const values: Values = { ...row.body, ...body }
  for (const field in row.bodyFromPath) values[field] = (input as Values)[row.bodyFromPath[field] as string]
  if (!body && !Object.keys(values).length) return undefined
  return holdsFile(values) ? fill(new FormData(), values) : JSON.stringify(values)
}

function holdsFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return value instanceof Blob || Object.values(value).some(holdsFile)
}

/** A list repeats its field, an object inside becomes fields of its own, and null empties a field. */
function fill(form: FormData, values: object, list?: string): FormData {
  for (const [key, value] of Object.entries(values)) {
    const field = list ?? key
    if (value instanceof Blob) form.append(field, value)
    else if (typeof value === 'object' && value !== null)
      fill(form, value as object, Array.isArray(value) ? field : list)
    else if (value !== undefined) form.append(field, `${value ?? ''}`)
  }
  return form
}
