import { z } from 'zod'
import { decoderOf } from './decode.ts'
import { refuse } from './problem.ts'

const JSON_LIMIT_BYTES = 64 * 1024
/** Our own choice: room for one small picture. */
const FORM_LIMIT_BYTES = 512 * 1024

/** The body as a value for its schema to judge: undefined when there is none. */
export async function readBody(
  request: Request,
  acceptsFiles: boolean,
  schema: z.ZodType = z.unknown(),
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isForm = type === 'multipart/form-data' && acceptsFiles
  const bytes = await readBytes(request, isForm ? FORM_LIMIT_BYTES : JSON_LIMIT_BYTES)
  if (bytes.byteLength === 0) return undefined
  if (isForm) return readForm(bytes, request.headers.get('content-type') ?? '', schema)
  if (type !== 'application/json')
    throw refuse(
      415,
      'unsupported_media_type',
      `Send ${acceptsFiles ? 'JSON or a form' : 'JSON'}, not "${type.slice(0, 60)}".`,
    )
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse(400, 'parse_error', 'The body is not valid JSON.')
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => refuse(413, 'too_large', `The body is larger than ${limit / 1024} KB.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string, schema: z.ZodType): Promise<unknown> {
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw refuse(400, 'parse_error', 'The form cannot be read.')
  }
  const shape = 'shape' in schema ? (schema.shape as z.core.$ZodShape) : {}
  const fields: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    const texts = values.filter((value) => typeof value === 'string')
    const field = shape[name]
    fields[name] =
      texts.length < values.length
        ? values.find((value) => typeof value !== 'string')
        : field
          ? decoderOf(field)(texts)
          : texts[0]
  }
  return fields
}
