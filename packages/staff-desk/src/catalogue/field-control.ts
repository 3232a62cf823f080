import { html } from 'hono/html'
import type { CatalogueKind, CatalogueValue, References } from '@tarapath/backend/catalogue'
import { columnOf } from '@tarapath/backend/catalogue'
import type { Html } from '@tarapath/backend/http'
import { printPaise } from '@tarapath/backend/money'
import { printDayTime } from '../forms/print-time.ts'
import { type Control, controlOf } from './read-fields.ts'

const LONGEST = 5000
const INDIA_MS = 5.5 * 60 * 60 * 1000

/** A table with the rows for its foreign keys. */
export interface ShownKind {
  kind: CatalogueKind
  references: References
}

/** A value as the form shows it. */
export function enteredText(kind: CatalogueKind, name: string, value: CatalogueValue): string {
  if (value === null) return ''
  const control = controlOf(kind, name)
  const { lines } = kind.fields[name] ?? {}
  if (lines) return lines.write(value)
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'object') return JSON.stringify(value)
  if (control === 'rupees') return String(Number(value) / 100)
  if (control === 'tick') return value === true ? 'on' : ''
  if (control === 'time') return new Date(Date.parse(String(value)) + INDIA_MS).toISOString().slice(0, 16)
  return String(value)
}

/** A value for reading. */
export function shownValue({ kind, references }: ShownKind, name: string, value: CatalogueValue) {
  const control = controlOf(kind, name)
  if (control === 'tick') return value === true ? 'Yes' : 'No'
  if (value === null) return '–'
  if (control === 'rupees') return printPaise(Number(value))
  if (control === 'time' && typeof value === 'string') return printDayTime(new Date(value))
  if (control === 'picture' && typeof value === 'string') return thumbnail(value)
  if (control === 'pictures') return html`${pathsOf(enteredText(kind, name, value)).map(thumbnail)}`
  if (control === 'reference') return references[name]?.get(Number(value)) ?? `Number ${Number(value)}`
  return enteredText(kind, name, value)
}

const pathsOf = (text: string): string[] => text.split('\n').filter((path) => path !== '')
const thumbnail = (path: string) => html`<img class="shown" src="${path}" alt="" />`

interface ControlState {
  text: string
  errors: readonly string[]
  /** What is stored now, where somebody else has changed it meanwhile. */
  meanwhile: CatalogueValue | undefined
}

/** The input of one field, with its help, its errors and what somebody else has written. */
export function fieldControl(shown: ShownKind, name: string, { text, errors, meanwhile }: ControlState) {
  const { kind, references } = shown
  const field = kind.fields[name] ?? { label: name }
  const { label, lines, max = LONGEST } = field
  // A refusal says again how it is written.
  const helps = [field.help, lines?.form].filter((text) => text && !errors.some((error) => error.includes(text)))
  const help = helps.join(' ')
  const control = controlOf(kind, name)
  const options = references[name]
    ? [...references[name]].map(([id, row]) => ({ value: String(id), text: row }))
    : (field.options ?? []).map((option) => ({ value: option, text: option }))
  const described = html`${help && html`<small id="${name}-help">${help}</small>`}
  ${errors.length > 0 && html`<small id="${name}-error" class="error" role="alert">${errors.join(' ')}</small>`}
  ${meanwhile !== undefined && html`<small class="meanwhile">Saved meanwhile: ${shownValue(shown, name, meanwhile)}</small>`}`
  if (control === 'tick')
    return html`<label class="tick"
        ><input type="checkbox" name="${name}" ${text === 'on' ? 'checked' : ''} /> ${label}</label
      >
      ${described}`
  const { notNull } = columnOf(kind, name)
  const isRequired = notNull && !['picture', 'pictures', 'lines'].includes(control)
  const marks = html`${isRequired ? 'required' : ''} ${errors.length > 0 ? 'aria-invalid=true' : ''}
  aria-describedby="${errors.length > 0 ? `${name}-error` : ''} ${help ? `${name}-help` : ''}"`
  const longest = ['text', 'long', 'lines'].includes(control) ? max : 12
  const input = INPUTS[control](name, { text, marks, options, max: longest, isOptional: !notNull })
  // Each picture of a list has a label of its own.
  if (control === 'pictures')
    return html`<fieldset class="pictures-field">
        <legend>${label}</legend>
        ${input}
      </fieldset>
      ${described}`
  return html`<label>${label}${!notNull && ', optional'} ${input}</label> ${described}`
}

interface Input {
  text: string
  marks: Html | string
  options: readonly { value: string; text: string }[]
  max: number
  isOptional: boolean
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

const choice = (name: string, { text, marks, options, isOptional }: Input) =>
  html`<select name="${name}" ${marks}>
    ${isOptional || text === '' ? html`<option value="">–</option>` : ''}
    ${options.map(
      (option) =>
        html`<option value="${option.value}" ${option.value === text ? 'selected' : ''}>${option.text}</option>`,
    )}
  </select>`

const INPUTS: Readonly<Record<Exclude<Control, 'tick'>, (name: string, input: Input) => Html>> = {
  text: line('text', 'text'),
  number: line('text', 'numeric'),
  rupees: line('text', 'decimal'),
  time: (name, { text, marks }) => html`<input name="${name}" type="datetime-local" value="${text}" ${marks} />`,
  long: (name, { text, marks, max }) => html`<textarea name="${name}" maxlength="${max}" ${marks}>${text}</textarea>`,
  lines: (name, { text, marks, max }) =>
    html`<textarea name="${name}" rows="8" maxlength="${max}" ${marks}>${text}</textarea>`,
  choice,
  reference: choice,
  pictures: (name, { text }) =>
    html`<input type="hidden" name="${name}" value="${text}" />
      ${pathsOf(text).map(
        (path, at) =>
          html`<label class="tick"
            >${thumbnail(path)} <input type="checkbox" name="${name}_drop_${at}" /> Remove</label
          >`,
      )}
      <label>Add a picture <input name="${name}_file" type="file" accept="image/png,image/jpeg,image/webp" /></label>`,
  picture: (name, { text, marks }) =>
    html`${text !== '' && html`<img class="shown" src="${text}" alt="" />`}
      <input type="hidden" name="${name}" value="${text}" />
      <input name="${name}_file" type="file" accept="image/png,image/jpeg,image/webp" ${marks} />`,
}
