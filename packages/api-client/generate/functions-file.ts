import { z } from 'zod'
import { docComment } from './doc-comment.ts'
import { takesText } from './print-type.ts'
import { type NamedRow, signatureOf } from './signature.ts'

/** One function for each endpoint of a group. */
export function functionsFile(rows: NamedRow[]): string {
  const used = new Set<string>()
  const onName = (name: string) => used.add(name)
  const functions = rows.map((row) => functionText(row, onName))
  if (functions.some((text) => text.includes('Paginated<'))) onName('Paginated')
  const types = [...used].toSorted().map((name) => `  ${name},\n`)
  const imports = Object.entries(OPTIONAL_IMPORTS)
    .filter(([name]) => functions.some((text) => text.includes(`${name}`)))
    .map(([name, path]) => `import { ${name} } from '../client/${path}'\n`)
  return `import type { CallOptions, Client } from '../client/client.ts'
${imports.join('')}import type {
${types.join('')}} from './types.gen.ts'

${functions.join('\n')}`
}

function functionText(row: NamedRow, onName: (name: string) => void): string {
  const { input, body, reply } = signatureOf(row, onName)
  const declared = [input, body].flatMap((parameter) =>
    parameter?.fields
      ? `${docComment([`${parameter === body ? 'Body' : 'Input'} of \`${row.name}\`.`])}export interface ${parameter.type} {\n${parameter.fields
          .map((field) => `${docComment([field.description], '  ')}  ${field.line}\n`)
          .join('')}}\n\n`
      : [],
  )
  const optional = (parameter: { optional: boolean }, after?: { optional: boolean }) =>
    parameter.optional && (!after || after.optional) ? '?' : ''
  const parameters = [
    'client: Client',
    input && `input${optional(input, body)}: ${input.type}`,
    body && `body${optional(body)}: ${body.type}`,
    'options?: CallOptions',
  ].filter(Boolean)
  const query = row.queryInput ? undefined : defaultsOf(row.query)
  const values = ['options', input ? withDefaults('input', query) : body && 'undefined', body && bodyOf(row)].filter(
    Boolean,
  )
  const result = row.fireAndForget ? `${reply} | undefined` : reply

  return `${declared.join('')}${docComment([row.summary, row.notes, facts(row), row.deprecated ? '@deprecated' : ''])}export function ${row.name}(
${parameters.map((parameter) => `  ${parameter},\n`).join('')}): Promise<${result}> {
  return client.call(
${[endpointText(row), ...values].map((value) => `    ${value},\n`).join('')}  )
}
`
}

function facts(row: NamedRow): string {
  const session = {
    none: '',
    optional: 'Sends the token when there is a session.',
    required: row.role === 'consultant' ? "Needs a consultant's session." : 'Needs a session.',
  }
  const errors = row.errors.map((error) => `\`${z.globalRegistry.get(error)?.id}\``)
  return [`\`${row.method} ${row.path}\`.`, session[row.auth], errors.length ? `Errors: ${errors.join(', ')}.` : '']
    .filter(Boolean)
    .join(' ')
}

/** Functions that are imported only for the endpoints that need them. */
const OPTIONAL_IMPORTS = {
  createIdempotencyKey: 'create-idempotency-key.ts',
  numericId: 'numeric-id.ts',
  startSession: 'start-session.ts',
  toFormData: 'to-form-data.ts',
}
const reference = (name: keyof typeof OPTIONAL_IMPORTS) => Symbol(name)

/** The `Endpoint` of src/client/endpoint.ts, without defaults. */
function endpointText(row: NamedRow): string {
  const endpoint = {
    name: row.name,
    method: row.method,
    path: row.path,
    auth: row.auth === 'none' ? undefined : row.auth,
    refresh: row.auth !== 'none' && row.refresh === 'never' ? 'never' : undefined,
    retry: row.retry === (row.method === 'GET' ? 'safe' : 'none') ? undefined : row.retry,
    createKey: row.idempotencyKey ? reference('createIdempotencyKey') : undefined,
    toForm: row.body && takesFile(row.body) ? reference('toFormData') : undefined,
    startSession: row.session === 'starts' ? reference('startSession') : undefined,
    signsOut: row.session === 'ends' || undefined,
    fireAndForget: row.fireAndForget || undefined,
    init: initOf(row),
  }
  return literal(endpoint)
}

function initOf(row: NamedRow): object | undefined {
  // On the site's own origin a logout sends cookies; without them the browser ignores the Clear-Site-Data of the reply.
  if (row.session === 'ends') return { credentials: 'same-origin' }
  if (row.fireAndForget) return { keepalive: true }
  return row.cache ? { cache: row.cache } : undefined
}

/** Default values of the fields. */
function defaultsOf(schema: z.ZodType | null): Record<string, unknown> | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined
  const defaults = Object.entries(schema.shape).flatMap(([key, field]) =>
    field instanceof z.ZodDefault ? [[key, field._zod.def.defaultValue]] : [],
  )
  return defaults.length ? (Object.fromEntries(defaults) as Record<string, unknown>) : undefined
}

/** The body, in which ids that callers may pass as text become numbers. */
function bodyOf(row: NamedRow): string {
  const values = withDefaults('body', defaultsOf(row.body), row.bodyFromPath)
  const fields = row.body instanceof z.ZodObject ? Object.entries(row.body.shape as z.ZodRawShape) : []
  const ids = fields.filter(([, field]) => takesText(field)).map(([key]) => key)
  return ids.reduce((body, key) => `numericId(${body}, '${key}')`, values)
}

/** The caller's values, which override the defaults and are overridden by path parameters. */
function withDefaults(name: string, defaults: object = {}, fromPath: Record<string, string> = {}): string {
  const members = [
    ...Object.entries(defaults).map(([key, value]) => `${key}: ${literal(value)}`),
    `...${name}`,
    ...Object.entries(fromPath).map(([key, parameter]) => `${key}: input?.${parameter}`),
  ]
  return members.length === 1 ? name : `{ ${members.join(', ')} }`
}

/** Whether a body can hold a file. */
export function takesFile(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(takesFile)
  if (schema instanceof z.ZodRecord) return takesFile(schema.valueType)
  if (schema instanceof z.ZodUnion) return schema.options.some(takesFile)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return takesFile(schema.unwrap())
  return schema instanceof z.ZodFile
}

function literal(value: unknown): string {
  if (typeof value === 'symbol') return value.description as string
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null)
  return `{ ${members.map(([key, member]) => `${key}: ${literal(member)}`).join(', ')} }`
}
