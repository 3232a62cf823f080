import { z } from 'zod'
import { printType } from './print-type.ts'
import { type NamedRow, signatureOf } from './signature.ts'

const SESSION = { none: 'no', optional: 'if there is one', required: 'needed' }

/** The reference of all calls as Markdown. */
export function endpointsFile(groups: Map<string, NamedRow[]>): string {
  const calls = [...groups.values()].flat().length
  const parts = [...groups].map(([group, rows]) => `## ${group}\n\n${rows.map(endpoint).join('\n')}`)
  return `# Calls

All ${calls} calls by group. A star marks a field that the product's specification names; a question mark one that may be
left out; what follows \`=\` is sent in its place. Types with a name are those of \`@tarapath/api-client/types\`. "Repeated" says what the client does by itself after a failure of the network or a busy server.

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
    `- Answers ${row.status} \`${row.fireAndForget ? `${reply} | undefined` : reply}\``,
    ...(errors.length ? [`- Refuses with ${errors.join(', ')}`] : []),
    `- Session ${SESSION[row.auth]}${row.role === 'consultant' ? ", a consultant's" : ''}${row.auth !== 'none' && row.refresh === 'never' ? ', never renewed for this call' : ''}`,
    `- Repeated: ${row.retry === 'none' ? (row.idempotencyKey ? 'yes, under one idempotency key' : 'no') : 'yes'}`,
    '',
  ]
  return lines.join('\n')
}

function fieldLine(label: string, schema: z.ZodType | null): string[] {
  const object = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  if (!(object instanceof z.ZodObject)) return []
  const fields = Object.entries(object.shape).map(([key, field]) => {
    const schema = field as z.ZodType
    const fallback = schema instanceof z.ZodDefault ? ` = ${JSON.stringify(schema._zod.def.defaultValue)}` : ''
    const given = z.globalRegistry.get(schema)?.['spec'] ? '\\*' : ''
    const optional = schema.safeParse(undefined).success ? '?' : ''
    const type = printType(schema, 'input', () => {}).replace(/ \| undefined$/, '')
    return `\`${key}${optional}: ${type}${fallback}\`${given}`
  })
  return fields.length ? [`- ${label}: ${fields.join(', ')}`] : []
}
