import { z } from 'zod'
import { docComment } from './doc-comment.ts'
import { takesFile } from './functions-file.ts'
import { printFields, printType, type Side } from './print-type.ts'
import type { NamedRow } from './signature.ts'

/** One factory of msw handlers for each endpoint. */
export function handlersFile(rows: NamedRow[]): string {
  const types = new Set<string>()
  const readers = new Set<string>()
  const members = rows.map((row) => member(row, { onName: (name) => types.add(name), readers }))
  if (members.some((text) => text.includes('Paginated<'))) types.add('Paginated')
  return `import { handler } from '../msw/handler.ts'
import { ${[...readers].toSorted().join(', ')} } from '../msw/readers.ts'
import type {
${[...types]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join('')}} from './types.gen.ts'

/**
 * Creates typed msw handlers, one function for each endpoint:
 * \`server.use(handlers.getAstrologer(({ params }) => ({ ...astrologer, id: params.id })))\`.
 * They handle requests to any host. Endpoints with the same method and path handle each other's requests.
 */
export const handlers = {
${members.join('')}}
`
}

interface Printing {
  onName: (name: string) => void
  readers: Set<string>
}

function member(row: NamedRow, { onName, readers }: Printing): string {
  const print = (schema: z.core.$ZodType, side: Side) => printType(schema, side, onName)
  const object = ({ shape, _zod }: z.ZodObject) => {
    const fields = printFields(shape, 'input', onName).map(({ line }) => line)
    if (_zod.def.catchall) fields.push(`[key: string]: ${print(_zod.def.catchall, 'input')}`)
    return fields.length ? `{ ${fields.join('; ')} }` : '{}'
  }
  const query = row.queryInput ? print(row.queryInput, 'input') : object(row.query)
  const body = row.body ? `${print(row.body, 'input')}${takesFile(row.body) ? ' | FormData' : ''}` : 'undefined'
  const keys = Object.entries({ ...row.pathParams.shape, ...row.query.shape }).flatMap(([key, schema]) => {
    const reader = readerOf(schema as z.ZodType)
    if (reader === 'string') return []
    readers.add(reader)
    return [key === reader ? key : `${key}: ${reader}`]
  })
  const values = [
    `'${row.method.toLowerCase()}'`,
    pathPattern(row),
    row.status,
    ...(keys.length ? [`{ ${keys.join(', ')} }`] : []),
  ]
  const comment = docComment(
    [`Answers \`${row.method} ${row.path}\`. ${row.summary}`, row.deprecated ? '@deprecated' : ''],
    '  ',
  )
  const generics = [object(row.pathParams), query, body, print(row.response, 'output')]
  return `${comment}  ${row.name}: handler<${generics.join(', ')}>(${values.join(', ')}),\n`
}

/** The path at the end of a URL, with a named group for each parameter. */
function pathPattern(row: NamedRow): string {
  const source = row.path.replaceAll('/', '\\/').replace(/\{(\w+)\}/g, (_, name: string) => {
    const isNumber = readerOf(row.pathParams.shape[name] as z.ZodType) === 'number'
    return `(?<${name}>${isNumber ? '[\\d.]+' : '[^/]+'})`
  })
  return `/${source}$/`
}

/** The function of `src/msw/readers.ts` that parses a value of this schema. */
function readerOf(schema: z.core.$ZodType): 'string' | 'number' | 'boolean' | 'strings' | 'numbers' {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return readerOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return readerOf(schema.element) === 'number' ? 'numbers' : 'strings'
  if (schema instanceof z.ZodUnion)
    return schema.options.some((one) => readerOf(one) === 'number') ? 'number' : 'string'
  if (schema instanceof z.ZodLiteral) return typeof schema.value === 'number' ? 'number' : 'string'
  if (schema instanceof z.ZodBoolean) return 'boolean'
  return schema instanceof z.ZodNumber ? 'number' : 'string'
}
