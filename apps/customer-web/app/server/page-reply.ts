import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { chooseEncoding, QUICK_BROTLI } from './compress-response.ts'
import { cacheControl } from './cache-control.ts'
import type { SharedPage } from './page-cache.ts'
import { requestIdOf } from './observe-request.ts'
import { fillTemplate } from './page-template.ts'

/** A reply to one visitor. */
export interface PageReply {
  headers: Record<string, string>
  body: Buffer<ArrayBuffer>
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The page with a nonce and a reference of its own. */
export async function createPageReply(page: SharedPage, incoming: IncomingMessage): Promise<PageReply> {
  const reference = requestIdOf(incoming)
  const headers: Record<string, string> = {
    ...page.headers,
    'x-request-id': reference,
    vary: 'accept-encoding, save-data',
    ...cacheControl(incoming, 200),
  }
  const nonce = randomBytes(18).toString('base64')
  const policy = page.headers['content-security-policy']
  if (policy && page.nonce) headers['content-security-policy'] = policy.replaceAll(page.nonce, nonce)

  const texts = { reference, nonce }
  const encoding = chooseEncoding(incoming.headers['accept-encoding']?.toString() ?? '')
  if (encoding === null) return { headers, body: fillTemplate(page.template, texts) }
  headers['content-encoding'] = encoding
  const compressed = encoding === 'br' ? await page.compressed() : null
  if (compressed) return { headers, body: fillTemplate(compressed, texts) }
  const plain = fillTemplate(page.template, texts)
  return {
    headers,
    body: encoding === 'br' ? await compress.br(plain, { params: QUICK_BROTLI }) : await compress.gzip(plain),
  }
}
