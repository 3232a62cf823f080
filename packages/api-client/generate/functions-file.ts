import { z } from 'zod'
import { docComment } from './doc-comment.ts'
import { type NamedRow, signatureOf } from './signature.ts'

/** One function for each call of a group. */
export function functionsFile(rows: NamedRow[]): string {
  const used = new Set<string>()
  const onName = (name: string) => used.add(name)
  const functions = rows.map((row) => functionText(row, onName))
  if (functions.some((text) => text.includes('Paginated<'))) onName('Paginated')
  const types = [...used].toSorted().map((name) => `  ${name},\n`)
  const brought = Object.entries(BROUGHT)
    .filter(([name]) => functions.some((text) => text.includes(`: ${name}`)))
    .map(([name, path]) => `import { ${name} } from '../client/${path}'\n`)
  return `import type { CallOptions, Client } from '../client/client.ts'
${brought.join('')}import type {
${types.join('')}} from './types.gen.ts'

${functions.join('\n')}`
}

function functionText(row: NamedRow, onName: (name: string) => void): string {
  const { input, body, reply } = signatureOf(row, onName)
  const declared = [input, body].flatMap((parameter) =>
    parameter?.fields
      ? `${docComment([`What \`${row.name}\` takes.`])}export interface ${parameter.type} {\n${parameter.fields
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
  const values = [
    'options',
    input ? withDefaults('input', query) : body && 'undefined',
    body && withDefaults('body', defaultsOf(row.body), row.bodyFromPath),
  ].filter(Boolean)
  const answer = row.fireAndForget ? `${reply} | undefined` : reply

  return `${declared.join('')}${docComment([row.summary, row.notes, facts(row), row.deprecated ? '@deprecated' : ''])}export function ${row.name}(
${parameters.map((parameter) => `  ${parameter},\n`).join('')}): Promise<${answer}> {
  return client.call(
${[rowText(row), ...values].map((value) => `    ${value},\n`).join('')}  )
}
`
}

function facts(row: NamedRow): string {
  const session = {
    none: '',
    optional: 'Carries the token when there is a session.',
    required: row.role === 'consultant' ? "Needs a consultant's session." : 'Needs a session.',
  }
  const errors = row.errors.map((error) => `\`${z.globalRegistry.get(error)?.id}\``)
  return [`\`${row.method} ${row.path}\`.`, session[row.auth], errors.length ? `Refusals: ${errors.join(', ')}.` : '']
    .filter(Boolean)
    .join(' ')
}

/** Functions of the client that only the calls bring along which need them. */
const BROUGHT = { formOf: 'form-of.ts', newKey: 'new-key.ts', tokensOf: 'tokens-of.ts' }
const brings = (name: keyof typeof BROUGHT) => Symbol(name)

/** What the client has to know, without what goes without saying: see src/client/call-row.ts. */
function rowText(row: NamedRow): string {
  const facts = {
    name: row.name,
    method: row.method,
    path: row.path,
    auth: row.auth === 'none' ? undefined : row.auth,
    refresh: row.auth !== 'none' && row.refresh === 'never' ? 'never' : undefined,
    retry: row.retry === (row.method === 'GET' ? 'safe' : 'none') ? undefined : row.retry,
    newKey: row.idempotencyKey ? brings('newKey') : undefined,
    form: row.body && takesFile(row.body) ? brings('formOf') : undefined,
    tokens: row.session === 'starts' ? brings('tokensOf') : undefined,
    signsOut: row.session === 'ends' || undefined,
    fireAndForget: row.fireAndForget || undefined,
    init: initOf(row),
  }
  return literal(facts)
}

function initOf(row: NamedRow): object | undefined {
  // On the site's own origin a logout takes cookies along, or the browser would refuse to clear them when the reply
  // says so (Clear-Site-Data).
  if (row.session === 'ends') return { credentials: 'same-origin' }
  if (row.fireAndForget) return { keepalive: true }
  return row.cache ? { cache: row.cache } : undefined
}

/** Values a caller may leave out. */
function defaultsOf(schema: z.ZodType | null): Record<string, unknown> | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined
  const defaults = Object.entries(schema.shape).flatMap(([key, field]) =>
    field instanceof z.ZodDefault ? [[key, field._zod.def.defaultValue]] : [],
  )
  return defaults.length ? (Object.fromEntries(defaults) as Record<string, unknown>) : undefined
}

/** What the caller passed, on top of the defaults and below what the path says. */
function withDefaults(name: string, defaults: object = {}, fromPath: Record<string, string> = {}): string {
  const members = [
    ...Object.entries(defaults).map(([key, value]) => `${key}: ${literal(value)}`),
    `...${name}`,
    ...Object.entries(fromPath).map(([key, hole]) => `${key}: input.${hole}`),
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
