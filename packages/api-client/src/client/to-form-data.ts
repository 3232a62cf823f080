/**
 * Converts a body that holds a file to a form; returns undefined when it holds none. A list repeats its field, a nested
 * object becomes separate fields, and null clears a field.
 */
export function toFormData(values: object): FormData | undefined {
  return holdsFile(values) ? appendFields(new FormData(), values) : undefined
}

function holdsFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return value instanceof Blob || Object.values(value).some(holdsFile)
}

function appendFields(form: FormData, values: object, listField?: string): FormData {
  for (const [key, value] of Object.entries(values)) {
    const field = listField ?? key
    if (value instanceof Blob) form.append(field, value)
    else if (typeof value === 'object' && value !== null)
      appendFields(form, value as object, Array.isArray(value) ? field : listField)
    else if (value !== undefined) form.append(field, `${value ?? ''}`)
  }
  return form
}
