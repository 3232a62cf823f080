import { randomBytes } from 'node:crypto'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { NextPagesContext } from './next-pages.ts'
import { NonceContext } from './nonce.ts'
import { PageStylesContext } from './page-styles.ts'
import { articlePage, type ArticleHandle } from './server/article-page.ts'
import { builtScript } from './server/built-files.ts'
import { websitePolicy } from './server/content-security-policy.ts'
import { earlyScript } from './server/early-script.ts'
import { liveKitContext } from './server/livekit-context.ts'
import { matchedHandle } from './server/matched-handle.ts'
import { nextPages } from './server/next-pages.ts'
import { preloadScriptsLast } from './server/preload-scripts-last.ts'
import { stylesOf } from './server/styles-of.ts'

// For server.ts: the contexts of the build are other objects than those of the sources.
export { apiFetchContext } from './server/api-fetch.ts'
export { issuerContext } from './server/issuer-context.ts'
export { liveKitContext } from './server/livekit-context.ts'

const RENDER_TIMEOUT_MS = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  ...[context, loadContext]: [EntryContext, RouterContextProvider]
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64')
  const article = matchedHandle<ArticleHandle>(context, 'isArticle')
  const waitsForAll = Boolean(article) || isbot(request.headers.get('user-agent')) || context.isSpaMode
  headers.set('content-type', 'text/html; charset=utf-8')
  // The development server of Vite injects styles and scripts without a nonce, which the policy would block.
  if (import.meta.env.PROD)
    headers.set('content-security-policy', websitePolicy(nonce, loadContext.get(liveKitContext)))

  return new Promise((resolve, reject) => {
    let isSent = false
    const respond = () => {
      isSent = true
      const body = article
        ? articlePage(nonce, article.script && builtScript(article.script))
        : preloadScriptsLast(earlyScript(context, nonce))
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <PageStylesContext value={stylesOf(context)}>
          <NextPagesContext value={nextPages(context)}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </NextPagesContext>
        </PageStylesContext>
      </NonceContext>,
      {
        nonce,
        // A long part is sent in its place. Otherwise a script would have to show it.
        progressiveChunkSize: Infinity,
        ...(waitsForAll ? {} : { onShellReady: respond }),
        onShellError: reject,
        onAllReady() {
          clearTimeout(timeout)
          if (waitsForAll) respond()
        },
        onError(error) {
          status = 500
          if (isSent) report(request, error)
        },
      },
    )
    // Cleared when the page is complete: a timer keeps everything of its page in memory.
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS).unref()
  })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(request, error)
}

/** Logs one line for each failure, with the reference that the customer sees. Query, cookies and headers are left out. */
function report(request: Request, error: unknown): void {
  const line = {
    reference: request.headers.get('x-request-id'),
    path: new URL(request.url).pathname,
    error: error instanceof Error ? error.stack : String(error),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
