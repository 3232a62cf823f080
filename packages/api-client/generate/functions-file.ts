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
  const form = functions.some((text) => text.includes('formOf'))
    ? "import { formOf } from '../client/form-of.ts'\n"
    : ''
  return `import type { CallOptions, Client } from '../client/client.ts'
${form}import type {
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

  return `${declared.join('')}${docComment([row.summary, row.notes, facts(row)])}export function ${row.name}(
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

/** Stands for the function of that name. */
const FORM = Symbol('formOf')

/** What the client has to know, without what goes without saying: see src/client/call-row.ts. */
function rowText(row: NamedRow): string {
  const facts = {
    name: row.name,
    method: row.method,
    path: row.path,
    auth: row.auth === 'none' ? undefined : row.auth,
    refresh: row.auth !== 'none' && row.refresh === 'never' ? 'never' : undefined,
    retry: row.retry === (row.method === 'GET' ? 'safe' : 'none') ? undefined : row.retry,
    idempotencyKey: row.idempotencyKey || undefined,
    form: row.body && takesFile(row.body) ? FORM : undefined,
    session: row.session ?? undefined,
    fireAndForget: row.fireAndForget || undefined,
    cache: row.cache ?? undefined,
  }
  return literal(facts)
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
  if (value === FORM) return 'formOf'
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null)
  return `{ ${members.map(([key, member]) => `${key}: ${literal(member)}`).join(', ')} }`
}
