import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const PAGE_QUALITY = 4

/** Compresses a response as it streams. Every chunk is flushed, so none is held back. */
export function compressResponse(response: Response, acceptEncoding: string): Response {
  const encoding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null
  const isText = /^(text\/(html|x-script|plain)|application\/json)/.test(response.headers.get('content-type') ?? '')
  if (!encoding || !isText || !response.body || response.headers.has('content-encoding')) return response

  const encoder =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  const plain = Readable.fromWeb(response.body as NodeReadableStream)
  plain.on('error', (error) => encoder.destroy(error))
  encoder.on('close', () => plain.destroy())
  const body = Readable.toWeb(plain.pipe(encoder)) as unknown as ReadableStream
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}
