type Scalar = string | number | boolean | null

/** The parts of JSON Schema that our OpenAPI document uses. */
export interface Schema {
  $ref?: string
  type?: string
  const?: Scalar
  enum?: readonly Scalar[]
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  default?: Scalar
  description?: string
  format?: string
  contentEncoding?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export interface Field {
  /** `body.amount` */
  id: string
  name: string
  location: 'path' | 'query' | 'header' | 'body'
  schema: Schema
  isRequired: boolean
}

export interface Operation {
  name: string
  group: string
  method: string
  path: string
  summary: string
  notes: string
  auth: 'none' | 'optional' | 'required'
  fields: Field[]
  hasBody: boolean
  takesFiles: boolean
}

interface OpenApiOperation {
  operationId: string
  tags: [string]
  summary: string
  description?: string
  security: object[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, Schema> }
}

let operations: Promise<Operation[]> | null = null

/** All endpoints of our OpenAPI document. The document is large, so it is loaded on first use. */
export const listOperations = (): Promise<Operation[]> => (operations ??= readDocument())

async function readDocument(): Promise<Operation[]> {
  const file = await import('@tarapath/api-client/openapi.json', { with: { type: 'json' } })
  const { paths, components } = file.default as unknown as OpenApiDocument
  const resolveAll = (schema: Schema): Schema => resolve(schema, components.schemas)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      operationOf(method.toUpperCase(), path, described, resolveAll),
    ),
  )
}

function operationOf(
  method: string,
  path: string,
  described: OpenApiOperation,
  resolveAll: (schema: Schema) => Schema,
): Operation {
  const content = described.requestBody?.content ?? {}
  const body = content['application/json']?.schema
  const { properties = {}, required = [] } = body ? resolveAll(body) : {}
  return {
    name: described.operationId,
    group: described.tags[0],
    method,
    path,
    summary: described.summary,
    notes: (described.description ?? '').replaceAll('`', ''),
    auth: described.security.length === 0 ? 'none' : described.security.length === 1 ? 'required' : 'optional',
    hasBody: body !== undefined,
    takesFiles: 'multipart/form-data' in content,
    fields: [
      ...described.parameters.map((parameter) => ({
        id: `${parameter.in}.${parameter.name}`,
        name: parameter.name,
        location: parameter.in,
        schema: resolveAll(parameter.schema),
        isRequired: parameter.required ?? false,
      })),
      ...Object.entries(properties).map(([name, schema]) => ({
        id: `body.${name}`,
        name,
        location: 'body' as const,
        schema: resolveAll(schema),
        isRequired: required.includes(name),
      })),
    ],
  }
}

/** Replaces references by the schemas they name, as deep as a form needs. */
function resolve(schema: Schema, named: Record<string, Schema>): Schema {
  const { $ref, ...own } = schema
  const target = $ref === undefined ? {} : (named[$ref.slice('#/components/schemas/'.length)] ?? {})
  const found = { ...target, ...own }
  return {
    ...found,
    ...(found.anyOf && { anyOf: found.anyOf.map((option) => resolve(option, named)) }),
    ...(found.items && { items: resolve(found.items, named) }),
  }
}
