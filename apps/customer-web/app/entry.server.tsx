import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router'
import { NonceContext } from './nonce.ts'
import { websitePolicy } from './server/content-security-policy.ts'

const RENDER_TIMEOUT_MS = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64')
  const wholePage = isbot(request.headers.get('user-agent')) || context.isSpaMode
  headers.set('content-type', 'text/html; charset=utf-8')
  // Vite's development server injects styles and scripts of its own, which no policy of ours could allow.
  if (import.meta.env.PROD) headers.set('content-security-policy', websitePolicy(nonce))

  return new Promise((resolve, reject) => {
    let sent = false
    const respond = () => {
      sent = true
      const body = new PassThrough()
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        ...(wholePage ? { onAllReady: respond } : { onShellReady: respond }),
        onShellError: reject,
        onError(error) {
          status = 500
          if (sent) report(request, error)
        },
      },
    )
    setTimeout(abort, RENDER_TIMEOUT_MS).unref()
  })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(request, error)
}

/** One line for each failure, found by the reference that the customer reads out. No query, no cookie, no header. */
function report(request: Request, error: unknown): void {
  const line = {
    reference: request.headers.get('x-request-id'),
    path: new URL(request.url).pathname,
    error: error instanceof Error ? error.stack : String(error),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
