import { DomainError } from '@tarapath/backend/errors'
import type { Field, Operation, Schema } from './operations.ts'

/** The values of an endpoint's form, by field id. */
export type FormValues = Readonly<Record<string, string | File>>

/** The request that a form describes. Empty fields are omitted; values that are not valid are sent for the API to refuse. */
export function composeRequest(
  operation: Operation,
  values: FormValues,
  origin: string,
  token: string | null,
): Request {
  const fieldsIn = (location: Field['location']) =>
    operation.fields
      .filter((field) => field.location === location)
      .map((field) => [field, values[field.id] ?? ''] as const)
      .filter(([, value]) => (value instanceof File ? value.size > 0 : value !== ''))
  const pathValues = new Map(fieldsIn('path').map(([{ name }, value]) => [name, textOf(value)]))
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathValues.get(name) ?? ''),
  )
  const url = new URL(path, origin)
  for (const [{ name, schema }, value] of fieldsIn('query'))
    for (const text of schema.type === 'array' ? listOf(textOf(value)) : [textOf(value)])
      url.searchParams.append(name, text)
  const headers = new Headers(fieldsIn('header').map(([{ name }, value]) => [name, textOf(value)]))
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const body = operation.hasBody ? bodyOf(fieldsIn('body'), headers) : null
  return new Request(url, { method: operation.method, headers, body })
}

type FilledFields = readonly (readonly [Field, string | File])[]

/** A form when it contains a file, else JSON. */
function bodyOf(fields: FilledFields, headers: Headers): BodyInit {
  if (fields.some(([, value]) => value instanceof File)) {
    const form = new FormData()
    for (const [{ name }, value] of fields) form.append(name, value)
    return form
  }
  headers.set('content-type', 'application/json')
  return JSON.stringify(
    Object.fromEntries(fields.map(([{ name, schema }, value]) => [name, valueOf(schema, name, textOf(value))])),
  )
}

function valueOf(schema: Schema, name: string, text: string): unknown {
  if (schema.anyOf) {
    if (text === 'null') return null
    return valueOf(schema.anyOf.find((option) => accepts(option, text)) ?? { type: 'string' }, name, text)
  }
  if (typeof schema.const === 'number' || schema.type === 'number' || schema.type === 'integer')
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (schema.type === 'array' && schema.items?.type !== 'object')
    return listOf(text).map((item) => valueOf(schema.items ?? {}, name, item))
  return schema.type === 'object' || schema.type === 'array' ? jsonOf(name, text) : text
}

const accepts = ({ type, const: only }: Schema, text: string): boolean =>
  only === undefined
    ? type !== 'null' && ((type !== 'number' && type !== 'integer') || !Number.isNaN(Number(text)))
    : String(only) === text

const textOf = (value: string | File): string => (value instanceof File ? value.name : value)

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('not_json', `Write "${name}" as JSON.`)
  }
}
