import { html } from 'hono/html'
import type { Html } from '@tarapath/backend/http'
import type { FormValues } from './compose-request.ts'
import type { Field, Schema } from './operations.ts'

/** One field of an endpoint's form: its name, a hint and the input. */
export const fieldInput = (field: Field, values: FormValues): Html =>
  html`<label>
    <span
      ><b>${field.name}</b>
      <small>${[field.isRequired && 'required', hintOf(field.schema)].filter(Boolean).join(' · ')}</small></span
    >
    ${control(field, values[field.id])}
  </label>`

function control({ id, location, schema, isRequired }: Field, current: string | File | undefined): Html {
  const value = typeof current === 'string' ? current : ''
  const choices = choicesOf(schema)
  if (choices.length > 0)
    return html`<select name="${id}">
      ${isRequired && location === 'path' ? '' : html`<option value="">omitted</option>`}
      ${choices.map((choice) => html`<option ${choice === value ? 'selected' : ''}>${choice}</option>`)}
    </select>`
  if (isFile(schema)) return html`<input type="file" name="${id}" />`
  if (schema.type === 'object' || schema.items?.type === 'object')
    return html`<textarea
      name="${id}"
      rows="4"
      spellcheck="false"
      placeholder="${schema.type === 'array' ? '[]' : '{}'}"
    >
${value}</textarea>`
  return html`<input
    name="${id}"
    value="${value}"
    autocomplete="off"
    ${isNumber(schema) ? html`inputmode="decimal"` : ''}
    ${location === 'path' ? 'required' : ''}
    ${schema.default === undefined ? '' : html`placeholder="${String(schema.default)}"`}
  />`
}

function choicesOf({ type, enum: values, anyOf, const: only }: Schema): string[] {
  if (type === 'boolean') return ['true', 'false']
  if (only !== undefined) return [String(only)]
  if (values) return values.map(String)
  const options = (anyOf ?? []).filter((option) => option.type !== 'null').map(choicesOf)
  return options.every((option) => option.length > 0) ? options.flat() : []
}

const isFile = ({ format, contentEncoding, anyOf }: Schema): boolean =>
  format === 'binary' || contentEncoding === 'binary' || (anyOf ?? []).some(isFile)

const isNumber = ({ type }: Schema): boolean => type === 'number' || type === 'integer'

/** `whole number · 1 to 100 · Seconds until the next try.` */
function hintOf(schema: Schema): string {
  const { type, items, format, minimum, exclusiveMinimum, maximum, maxLength, description, anyOf } = schema
  const least = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  return [
    choicesOf(schema).length === 0 &&
      (anyOf
        ? anyOf.map(kindOf).join(' or ')
        : kindOf({ ...(type && { type }), ...(items && { items }), ...(format && { format }) })),
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    least !== undefined && most !== undefined
      ? `${least} to ${most}`
      : least !== undefined
        ? `from ${least}`
        : most !== undefined && `up to ${most}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    description?.replaceAll('`', ''),
  ]
    .filter(Boolean)
    .join(' · ')
}

const KINDS: Readonly<Record<string, string>> = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  boolean: 'true or false',
  object: 'JSON',
  null: 'null',
}

function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return String(schema.const)
  if (isFile(schema)) return 'file'
  if (schema.type === 'array')
    return schema.items?.type === 'object' ? 'JSON' : `${kindOf(schema.items ?? {})}, with commas between`
  return schema.format ?? KINDS[schema.type ?? ''] ?? 'anything'
}
