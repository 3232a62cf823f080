import { readFileSync } from 'node:fs'

export const OPENAPI = new URL('../../../packages/api-client/openapi.json', import.meta.url)

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  contentMediaType?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  minItems?: number
  items?: Schema
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, Schema> }
}

interface RawOperation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** An operation of the API with its minimal inputs as source text. */
export interface Operation {
  name: string
  method: string
  path: string
  pathNames: string[]
  /** `{ id: 1 }`; empty when the path has no parameters. */
  pathValues: Record<string, string>
  /** Only the required fields. */
  query: Record<string, string>
  takesQuery: boolean
  body: string | null
  isForm: boolean
}

const document = JSON.parse(readFileSync(OPENAPI, 'utf8')) as Document

/** ts-rest and zodios cannot express a parameter beside a hyphen, `/{product}-calculator/`, so no contestant has it. */
const LEFT_OUT = 'runCalculator'

/** One of these parameters is required, which the document cannot express. */
const NEEDED: Record<string, string> = { getHoroscope: 'type' }

/** The operations in the order of the document. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, parameters, requestBody }]) => {
    if (operationId === LEFT_OUT) return []
    const inside = (where: Parameter['in']) => parameters.filter((parameter) => parameter.in === where)
    const samples = (list: Parameter[]) => Object.fromEntries(list.map(({ name, schema }) => [name, sample(schema)]))
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
    return {
      name: operationId,
      method,
      path,
      pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
      pathValues: samples(inside('path')),
      query: samples(inside('query').filter(({ name, required }) => required || NEEDED[operationId] === name)),
      takesQuery: inside('query').length > 0,
      body: content ? sample(content.schema) : null,
      isForm: type === 'multipart/form-data',
    }
  }),
)

/** A minimal value of a schema as TypeScript source. */
function sample(schema: Schema): string {
  if (schema.$ref) return sample(document.components.schemas[schema.$ref.split('/').at(-1)!]!)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return JSON.stringify(schema.enum[0])
  const [variant] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (variant) return sample(variant)
  switch ([schema.type].flat()[0] ?? 'object') {
    case 'string':
      return schema.format === 'binary' || schema.contentMediaType ? `new File([], 'a.png')` : `'x'`
    case 'integer':
    case 'number':
      return '1'
    case 'boolean':
      return 'true'
    case 'array':
      return schema.minItems ? `[${sample(schema.items ?? {})}]` : '[]'
    default:
      return objectOf(
        Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})])),
      )
  }
}

/** `{ a: 1, b: 'x' }` */
export function objectOf(values: Record<string, string>): string {
  const fields = Object.entries(values).map(
    ([name, value]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${value}`,
  )
  return `{ ${fields.join(', ')} }`
}
