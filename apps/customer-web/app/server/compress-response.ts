import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** For a page that one visitor gets. A small window, because every open page has one. */
export const QUICK_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** The encoding of a reply: the best that its reader accepts. */
export function chooseEncoding(acceptEncoding: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null
}

/** Compresses a response as it streams. Every chunk is flushed, so none is held back. */
export function compressResponse(response: Response, acceptEncoding: string): Response {
  const encoding = chooseEncoding(acceptEncoding)
  const isText = /^(text\/(html|x-script|plain)|application\/json)/.test(response.headers.get('content-type') ?? '')
  if (!isText || !response.body || response.headers.has('content-encoding')) return response
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  const { status, statusText } = response
  if (encoding === null) return new Response(response.body, { status, statusText, headers })

  const encoder =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: QUICK_BROTLI,
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const plain = Readable.fromWeb(response.body as NodeReadableStream)
  plain.on('error', (error) => encoder.destroy(error))
  encoder.on('close', () => plain.destroy())
  const body = Readable.toWeb(plain.pipe(encoder)) as unknown as ReadableStream
  return new Response(body, { status, statusText, headers })
}
