import type { Answers } from './application.ts'

/** Writes answers into the fields of a form that are still empty. */
export function fillForm(form: HTMLFormElement, answers: Answers): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const answer = answers[field.name]
    if (answer === undefined || field.type === 'file') continue
    if (field.type === 'checkbox') field.checked ||= answer.includes(field.value)
    else if (field.value === '' && typeof answer === 'string') field.value = answer
  }
}
