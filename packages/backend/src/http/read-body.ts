import { z } from 'zod'
import { decoderOf } from './decode.ts'
import { DomainError } from '../errors.ts'

const JSON_LIMIT_BYTES = 64 * 1024
const MAX_DRAINED_BYTES = 16 * 1024 * 1024

/** The body, not yet validated; undefined when it is empty. A form is read only where a size limit is given. */
export async function readBody(
  request: Request,
  formLimitBytes: number | null = null,
  schema: z.ZodType = z.unknown(),
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isForm = type === 'multipart/form-data' && formLimitBytes !== null
  const bytes = await readBytes(request, isForm ? formLimitBytes : JSON_LIMIT_BYTES)
  if (bytes.byteLength === 0) return undefined
  if (isForm) return readForm(bytes, request.headers.get('content-type') ?? '', schema)
  if (type !== 'application/json')
    throw new DomainError(
      'unsupported_media_type',
      `Send ${formLimitBytes !== null ? 'JSON or a form' : 'JSON'}, not "${type.slice(0, 60)}".`,
    )
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new DomainError('parse_error', 'The body is not valid JSON.')
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new DomainError('too_large', `The body is larger than ${limit / 1024} KB.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new DomainError('client_closed_request', 'The connection was closed before the whole body arrived.')
    })
    if (done) break
    length += value.byteLength
    if (length > limit) {
      void drain(reader).catch(() => {})
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

/** Drains the rest of a body up to a limit: an unread body breaks the next request on the connection. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let left = MAX_DRAINED_BYTES; left > 0;) {
    const { done, value } = await reader.read()
    if (done) return
    left -= value.byteLength
  }
  await reader.cancel()
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string, schema: z.ZodType): Promise<unknown> {
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new DomainError('parse_error', 'The form cannot be read.')
  }
  // Only fields of the schema are looked up: a form may have a field named `constructor`.
  const shape = 'shape' in schema ? (schema.shape as z.core.$ZodShape) : {}
  const known = Object.entries(shape).filter(([name]) => form.has(name))
  const open = Object.entries(shape).filter(([name, field]) => field._zod.def.type === 'record' && !form.has(name))
  return Object.fromEntries([
    ...known.map(([name, field]) => [name, fieldOf(form.getAll(name), field)]),
    ...open.map(([name]) => [name, openFieldsOf(form)]),
  ])
}

/** A record field takes every field of the form; a repeated name is a list. */
function openFieldsOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values.filter((value) => typeof value === 'string') : values[0]]
    }),
  )
}

function fieldOf(values: FormDataEntryValue[], field: z.core.$ZodType): unknown {
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length < values.length ? values.find((value) => typeof value !== 'string') : decoderOf(field)(texts)
}
