import { z } from 'zod'
import { printType } from './print-type.ts'
import { type NamedRow, signatureOf } from './signature.ts'

const SESSION = { none: 'not used', optional: 'optional', required: 'required' }

/** The reference of all endpoints as Markdown. */
export function endpointsFile(groups: Map<string, NamedRow[]>): string {
  const count = [...groups.values()].flat().length
  const parts = [...groups].map(([group, rows]) => `## ${group}\n\n${rows.map(endpoint).join('\n')}`)
  return `# Endpoints

All ${count} endpoints by group. A star marks a field that the product's specification names, a question mark an optional
field, and \`=\` its default. Named types are those of \`@tarapath/api-client/types\`. "Retried" says whether the client retries after a network failure, a 408, a 429 or a 5xx.

${parts.join('\n')}`
}

function endpoint(row: NamedRow): string {
  const { reply } = signatureOf(row, () => {})
  const errors = row.errors.map((error) => `\`${z.globalRegistry.get(error)?.id}\``)
  const lines = [
    `### ${row.name}`,
    '',
    `\`${row.method} ${row.path}\``,
    '',
    [row.deprecated ? '**Deprecated.**' : '', row.summary, row.notes].filter(Boolean).join(' '),
    '',
    ...fieldLine('Path', row.pathParams),
    ...fieldLine('Query', row.query),
    ...fieldLine('Body', row.body),
    `- Replies ${row.status} \`${row.fireAndForget ? `${reply} | undefined` : reply}\``,
    ...(errors.length ? [`- Errors: ${errors.join(', ')}`] : []),
    `- Session: ${SESSION[row.auth]}${row.role === 'consultant' ? ', of a consultant' : ''}${row.auth !== 'none' && row.refresh === 'never' ? ', never refreshed by this endpoint' : ''}`,
    `- Retried: ${row.retry === 'none' ? (row.idempotencyKey ? 'no; sent with an idempotency key' : 'no') : 'yes'}`,
    '',
  ]
  return lines.join('\n')
}

function fieldLine(label: string, schema: z.ZodType | null): string[] {
  const object = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  if (!(object instanceof z.ZodObject)) return []
  const fields = Object.entries(object.shape).map(([key, field]) => {
    const schema = field as z.ZodType
    const defaultValue = schema instanceof z.ZodDefault ? ` = ${JSON.stringify(schema._zod.def.defaultValue)}` : ''
    const star = z.globalRegistry.get(schema)?.['spec'] ? '\\*' : ''
    const optional = schema.safeParse(undefined).success ? '?' : ''
    const type = printType(schema, 'argument', () => {}).replace(/ \| undefined$/, '')
    return `\`${key}${optional}: ${type}${defaultValue}\`${star}`
  })
  return fields.length ? [`- ${label}: ${fields.join(', ')}`] : []
}
