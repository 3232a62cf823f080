/**
 * A body that holds a file as a form; undefined when it holds none. A list repeats its field, an object inside becomes
 * fields of its own, and null empties a field.
 */
export function formOf(values: object): FormData | undefined {
  return holdsFile(values) ? fill(new FormData(), values) : undefined
}

function holdsFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return value instanceof Blob || Object.values(value).some(holdsFile)
}

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
