import { html } from 'hono/html'
import type { CatalogueKind, CatalogueValue } from '@tarapath/backend/catalogue'
import { columnOf } from '@tarapath/backend/catalogue'
import type { Html } from '@tarapath/backend/http'
import { printPaise } from '@tarapath/backend/money'
import { printDayTime } from '../forms/print-time.ts'
import { type Control, controlOf } from './read-fields.ts'

const LONGEST = 5000
const INDIA_MS = 5.5 * 60 * 60 * 1000

/** A value as the form shows it. */
export function enteredText(kind: CatalogueKind, name: string, value: CatalogueValue): string {
  if (value === null) return ''
  const control = controlOf(kind, name)
  if (control === 'rupees') return String(Number(value) / 100)
  if (control === 'tick') return value === true ? 'on' : ''
  if (control === 'time') return new Date(Date.parse(String(value)) + INDIA_MS).toISOString().slice(0, 16)
  return String(value)
}

/** A value for reading. */
export function shownValue(kind: CatalogueKind, name: string, value: CatalogueValue) {
  const control = controlOf(kind, name)
  if (control === 'tick') return value === true ? 'Yes' : 'No'
  if (value === null) return '–'
  if (control === 'rupees') return printPaise(Number(value))
  if (control === 'time') return printDayTime(new Date(String(value)))
  if (control === 'picture') return html`<img class="shown" src="${String(value)}" alt="" />`
  return String(value)
}

interface ControlState {
  text: string
  errors: readonly string[]
  /** What is stored now, where somebody else has changed it meanwhile. */
  meanwhile: CatalogueValue | undefined
}

/** The input of one field, with its help, its errors and what somebody else has written. */
export function fieldControl(kind: CatalogueKind, name: string, { text, errors, meanwhile }: ControlState) {
  const { label, help, options = [], max = LONGEST } = kind.fields[name] ?? { label: name }
  const control = controlOf(kind, name)
  const described = html`${help && html`<small id="${name}-help">${help}</small>`}
  ${errors.length > 0 && html`<small id="${name}-error" class="error" role="alert">${errors.join(' ')}</small>`}
  ${meanwhile !== undefined && html`<small class="meanwhile">Saved meanwhile: ${shownValue(kind, name, meanwhile)}</small>`}`
  if (control === 'tick')
    return html`<label class="tick"
        ><input type="checkbox" name="${name}" ${text === 'on' ? 'checked' : ''} /> ${label}</label
      >
      ${described}`
  const isRequired = columnOf(kind, name).notNull && control !== 'picture'
  const marks = html`${isRequired ? 'required' : ''} ${errors.length > 0 ? 'aria-invalid=true' : ''}
  aria-describedby="${errors.length > 0 ? `${name}-error` : ''} ${help ? `${name}-help` : ''}"`
  return html`<label
      >${label}${!columnOf(kind, name).notNull && ', optional'}
      ${INPUTS[control](name, { text, marks, options, max: ['text', 'long'].includes(control) ? max : 12 })}</label
    >
    ${described}`
}

interface Input {
  text: string
  marks: Html | string
  options: readonly string[]
  max: number
}

const line =
  (type: string, mode: string) =>
  (name: string, { text, marks, max }: Input) =>
    html`<input
      name="${name}"
      type="${type}"
      inputmode="${mode}"
      maxlength="${max}"
      value="${text}"
      autocomplete="off"
      ${marks}
    />`

const INPUTS: Readonly<Record<Exclude<Control, 'tick'>, (name: string, input: Input) => Html>> = {
  text: line('text', 'text'),
  number: line('text', 'numeric'),
  rupees: line('text', 'decimal'),
  time: (name, { text, marks }) => html`<input name="${name}" type="datetime-local" value="${text}" ${marks} />`,
  long: (name, { text, marks, max }) => html`<textarea name="${name}" maxlength="${max}" ${marks}>${text}</textarea>`,
  choice: (name, { text, marks, options }) =>
    html`<select name="${name}" ${marks}>
      ${options.map((option) => html`<option ${option === text ? 'selected' : ''}>${option}</option>`)}
    </select>`,
  picture: (name, { text, marks }) =>
    html`${text !== '' && html`<img class="shown" src="${text}" alt="" />`}
      <input type="hidden" name="${name}" value="${text}" />
      <input name="${name}_file" type="file" accept="image/png,image/jpeg,image/webp" ${marks} />`,
}
