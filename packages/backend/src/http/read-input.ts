import type { Row } from '@tarapath/api-client/table'
import type { z } from 'zod'
import { decoderOf } from './decode.ts'
import { InvalidFields, invalidFields, notFound } from '../errors.ts'
import { readBody } from './read-body.ts'
import { pathParamsReader } from './route-pattern.ts'
import { validate } from './validate.ts'

export interface RawInput {
  path: unknown
  query: unknown
  body: unknown
}

/** Reads and validates path, query and body of a request by its row. Unknown keys are ignored. */
export function inputReader(row: Row, formLimitBytes: number | null) {
  const pathDecoders = decodersOf(row.pathParams)
  const queryDecoders = decodersOf(row.query)
  const readPathParams = pathParamsReader(row)
  // The most frequent requests have no input, so there is nothing to validate.
  if (pathDecoders.length === 0 && queryDecoders.length === 0 && row.body === null)
    return async (): Promise<RawInput> => ({ path: {}, query: {}, body: null })
  return async (request: Request, urlOf: () => URL, params: Readonly<Record<string, string>>): Promise<RawInput> => {
    const pathParams = readPathParams(params)
    const sent = queryDecoders.length === 0 ? NO_PARAMETERS : textsByName(urlOf().searchParams)
    return {
      path: readPath(
        row,
        decode(pathDecoders, (name) => [pathParams[name] ?? '']),
      ),
      query: validate(
        row.query,
        decode(queryDecoders, (name) => sent.get(name) ?? []),
      ),
      body: row.body && validate(row.body, await bodyOf(row, row.body, request, formLimitBytes)),
    }
  }
}

const NO_PARAMETERS: ReadonlyMap<string, string[]> = new Map()

/** Some clients write lists as `name[]`. */
function textsByName(params: URLSearchParams): ReadonlyMap<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const [written, text] of params) {
    const name = written.endsWith('[]') ? written.slice(0, -2) : written
    const known = texts.get(name)
    if (known) known.push(text)
    else texts.set(name, [text])
  }
  return texts
}

/** A missing body that is required is read as an empty one, so that the error names the fields. */
const bodyOf = async (row: Row, schema: z.ZodType, request: Request, formLimitBytes: number | null) =>
  (await readBody(request, formLimitBytes, schema)) ?? (row.bodyRequired ? {} : undefined)

type Decoders = { name: string; read: ReturnType<typeof decoderOf>; isOptional: boolean }[]

const decodersOf = (schema: z.ZodObject): Decoders =>
  (Object.entries(schema.shape) as [string, z.ZodType][]).map(([name, field]) => ({
    name,
    read: decoderOf(field),
    isOptional: field.isOptional(),
  }))

function decode(decoders: Decoders, textsOf: (name: string) => string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, read, isOptional } of decoders) {
    // An empty filter counts as missing.
    const texts = textsOf(name).filter((text) => text !== '' || !isOptional)
    if (texts.length > 0) values[name] = read(texts)
  }
  return values
}

/** An invalid path parameter is a 404; one that repeats a field of the body is an invalid field. */
function readPath({ pathParams, bodyFromPath }: Row, value: unknown): unknown {
  try {
    return validate(pathParams, value)
  } catch (failure) {
    if (!(failure instanceof InvalidFields)) throw failure
    for (const [field, name] of Object.entries(bodyFromPath)) {
      const sentences = failure.fields[name]
      if (sentences) throw invalidFields({ [field]: sentences })
    }
    throw notFound()
  }
}
