import type { Endpoint } from './endpoint.ts'
import { toSendable } from './to-sendable.ts'

/**
 * Converts a body that holds a file to a form; returns undefined when it holds none. A list repeats its field, a nested
 * object becomes separate fields, and null clears a field.
 */
export function toFormData(endpoint: Endpoint, values: object): FormData | undefined {
  if (!holdsFile(values)) return undefined
  const form = new FormData()
  appendFields(endpoint, form, values)
  return form
}

function holdsFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return value instanceof Blob || Object.values(value).some(holdsFile)
}

function appendFields(endpoint: Endpoint, form: FormData, values: object, listField?: string): void {
  for (const [key, value] of Object.entries(values)) {
    const field = listField ?? key
    if (value instanceof Blob) form.append(field, value)
    else if (typeof value === 'object' && value !== null)
      appendFields(endpoint, form, value as object, Array.isArray(value) ? field : listField)
    else if (value !== undefined) form.append(field, `${toSendable(endpoint, field, value) ?? ''}`)
  }
}
