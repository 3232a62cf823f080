import { z } from 'zod'
import { DetailError, FieldErrors, ThrottledError, TokenError } from '../table/errors.ts'
import { takesFile } from './functions-file.ts'
import type { NamedRow } from './signature.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** All endpoints as an OpenAPI 3.1 document. Endpoints with the same method and path become one operation, named after the first, with the query of both. */
export function openApiFile(rows: NamedRow[]): string {
  const schemas: Record<string, JsonSchema> = {}
  const paths: Record<string, Record<string, object>> = {}
  for (const row of rows) {
    const twin = rows.find(({ sameAs }) => sameAs === row.name)
    ;(paths[row.path] ??= {})[row.method.toLowerCase()] ??= operation(row, twin, describeInto(schemas))
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Tarapath API', version: '1.0.0' },
    paths,
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
  return `${JSON.stringify(document, null, 2).replaceAll('"#/$defs/', '"#/components/schemas/')}\n`
}

type Describe = (schema: z.ZodType) => JsonSchema

/** Returns a function that describes a schema and adds the named schemas it refers to to `schemas`. */
function describeInto(schemas: Record<string, JsonSchema>): Describe {
  return (schema) => {
    const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })
    Object.assign(schemas, $defs)
    return own
  }
}

/** Metadata of the table's own generator is not part of JSON Schema. */
function override({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  for (const key of ['id', 'typeName', 'own', 'base', 'spec', 'generic', 'item', 'callersMayPassText'])
    delete jsonSchema[key]
}

const SECURITY = { none: [], optional: [{}, { session: [] }], required: [{ session: [] }] }

/** Errors that every endpoint may reply with, in addition to those of its row. */
const COMMON_ERRORS = [DetailError, FieldErrors, ThrottledError]

function operation(row: NamedRow, twin: NamedRow | undefined, describe: Describe): object {
  const notes = [row.notes, twin && `\`${twin.name}\` is the same endpoint: ${twin.summary}`].filter(Boolean).join(' ')
  const errors = new Set([...row.errors, ...(row.auth === 'none' ? [] : [TokenError]), ...COMMON_ERRORS])
  return {
    operationId: row.name,
    tags: [row.group],
    summary: row.summary,
    ...(notes && { description: notes }),
    ...(row.deprecated && { deprecated: true }),
    security: SECURITY[row.auth],
    parameters: [
      ...parameters('path', row.pathParams, describe),
      ...parameters('query', twin ? twin.query.extend(row.query.shape) : row.query, describe),
      ...(row.idempotencyKey ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(row.body && { requestBody: { required: row.bodyRequired, content: bodyContent(row.body, describe) } }),
    responses: {
      [row.status]: { description: 'Done', content: content(describe(row.response)) },
      '4XX': { description: 'Refused', content: content({ anyOf: [...errors].map(describe) }) },
    },
  }
}

const content = (schema: JsonSchema): object => ({ 'application/json': { schema } })

function bodyContent(body: z.ZodType, describe: Describe): object {
  const schema = describe(body)
  return { ...content(schema), ...(takesFile(body) && { 'multipart/form-data': { schema } }) }
}

function parameters(place: 'path' | 'query', { shape }: z.ZodObject, describe: Describe): object[] {
  return Object.entries(shape).map(([name, field]) => {
    const schema = field as z.ZodType
    return { name, in: place, required: !schema.safeParse(undefined).success, schema: describe(schema) }
  })
}
