import type { ReadFile } from '../files/index.ts'

/**
 * A file, or the byte range that is requested: some audio players need ranges. A request for several ranges gets the
 * whole file, as HTTP allows.
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

/** The first byte and the byte after the last one; null unless the header names exactly one range. */
function partOf(range: string, length: number): [from: number, to: number] | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === '') return last === '' ? null : [Math.max(0, length - Number(last)), length]
  if (last !== '' && Number(last) < Number(first)) return null
  return [Number(first), last === '' ? length : Math.min(Number(last) + 1, length)]
}
