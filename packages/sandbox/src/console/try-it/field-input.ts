import { html } from 'hono/html'
import type { Html } from '@tarapath/backend/http'
import type { Typed } from './compose-request.ts'
import type { Field, Schema } from './operations.ts'

/** One field of a call's form: its name, what it takes, and a control that fits. */
export const fieldInput = (field: Field, typed: Typed): Html =>
  html`<label>
    <span
      ><b>${field.name}</b>
      <small>${[field.isRequired && 'required', hintOf(field.schema)].filter(Boolean).join(' · ')}</small></span
    >
    ${control(field, typed[field.id])}
  </label>`

function control({ id, place, schema, isRequired }: Field, typed: string | File | undefined): Html {
  const value = typeof typed === 'string' ? typed : ''
  const choices = choicesOf(schema)
  if (choices.length > 0)
    return html`<select name="${id}">
      ${isRequired && place === 'path' ? '' : html`<option value="">left out</option>`}
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
    ${place === 'path' ? 'required' : ''}
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
