/** Moves the focus to a field by the name of its input: a date begins with its day. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = name.replace('date', 'day')
  form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}
