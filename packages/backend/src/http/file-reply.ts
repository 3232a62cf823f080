import type { ReadFile } from '../files/index.ts'

/**
 * A file, or the part of it that is asked for: players of sound ask for parts, and some play nothing without. Of several parts
 * the whole comes, as the rules of HTTP allow.
 */
export function fileReply({ type, bytes }: ReadFile, range: string | null, more: Record<string, string>): Response {
  const headers = new Headers({ ...more, 'content-type': type, 'accept-ranges': 'bytes' })
  const part = range === null ? null : partOf(range, bytes.length)
  if (part === null) return new Response(bytes, { headers })
  const [from, to] = part
  headers.set('content-range', from < to ? `bytes ${from}-${to - 1}/${bytes.length}` : `bytes */${bytes.length}`)
  if (from >= to) return new Response(null, { status: 416, headers })
  return new Response(bytes.subarray(from, to), { status: 206, headers })
}

/** From and up to; null for what is no one part. */
function partOf(range: string, length: number): [from: number, to: number] | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === '') return last === '' ? null : [Math.max(0, length - Number(last)), length]
  if (last !== '' && Number(last) < Number(first)) return null
  return [Number(first), last === '' ? length : Math.min(Number(last) + 1, length)]
}
