import { http, type HttpHandler, HttpResponse } from 'msw'
import { type Reader, string } from './readers.ts'

/** A request to one endpoint, parsed as the table describes it. */
export interface ResolverInput<Params, Query, Body> {
  /** The path parameters. */
  params: Params
  /** The query. The client fills in the table's defaults; other senders may leave them out. */
  query: Query
  /** The parsed JSON, or undefined without a body. A body that holds a file arrives as FormData. */
  body: Body
  /** The request itself, still unread. */
  request: Request
}

type Answer<Reply> = Reply | Response | undefined

/**
 * Answers a request: with the reply, which is sent as JSON with the endpoint's own status; with a Response, for example
 * `HttpResponse.json({ detail: 'No such astrologer' }, { status: 404 })`; or with undefined, which passes the request
 * to the next handler.
 */
export type Resolver<Params, Query, Body, Reply> = (
  input: ResolverInput<Params, Query, Body>,
) => Answer<Reply> | Promise<Answer<Reply>>

/** Creates an msw handler from a resolver. */
export type HandlerFactory<Params, Query, Body, Reply> = (resolver: Resolver<Params, Query, Body, Reply>) => HttpHandler

/** `path` matches the end of a URL and names its parameters; `readers` parse those that are not strings. */
export function handler<Params, Query, Body, Reply>(
  method: 'get' | 'post' | 'patch',
  path: RegExp,
  status: number,
  readers: Record<string, Reader> = {},
): HandlerFactory<Params, Query, Body, Reply> {
  const read = (key: string, values: string[]) => [key, (readers[key] ?? string)(values)] as const

  return (resolver) =>
    http[method](path, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const params = Object.entries(path.exec(pathname)?.groups ?? {})
      const keys = [...new Set(searchParams.keys())]
      const answer = await resolver({
        params: Object.fromEntries(params.map(([key, value]) => read(key, [decodeURIComponent(value)]))) as Params,
        query: Object.fromEntries(keys.map((key) => read(key, searchParams.getAll(key)))) as Query,
        body: (await readBody(request.clone())) as Body,
        request,
      })
      const isReply = answer !== undefined && !(answer instanceof Response)
      return isReply ? HttpResponse.json(answer as object, { status }) : (answer as Response | undefined)
    })
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData()
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}
