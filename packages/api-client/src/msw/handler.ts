import { http, type HttpHandler, HttpResponse } from 'msw'
import { type Reader, text } from './readers.ts'

/** A request to one call, read as the table describes it. */
export interface Asked<Params, Query, Body> {
  /** What the holes of the path hold. */
  params: Params
  /** What the query says. The client fills in the table's defaults; another sender may leave them out. */
  query: Query
  /** The JSON that was sent, undefined without one. A body that holds a file arrives as FormData. */
  body: Body
  /** The request itself, still unread. */
  request: Request
}

type Answer<Reply> = Reply | Response | undefined

/**
 * Answers one call: with the reply, which is sent as JSON under the call's own status; with a Response, say
 * `HttpResponse.json({ detail: 'No such astrologer' }, { status: 404 })`; or with undefined, which leaves the request
 * to the next handler.
 */
export type Resolver<Params, Query, Body, Reply> = (
  asked: Asked<Params, Query, Body>,
) => Answer<Reply> | Promise<Answer<Reply>>

/** Makes an msw handler out of a resolver. */
export type MakeHandler<Params, Query, Body, Reply> = (resolver: Resolver<Params, Query, Body, Reply>) => HttpHandler

/** `path` matches the end of an address and names its holes; `readers` read what is not text. */
export function handler<Params, Query, Body, Reply>(
  method: 'get' | 'post' | 'patch',
  path: RegExp,
  status: number,
  readers: Record<string, Reader> = {},
): MakeHandler<Params, Query, Body, Reply> {
  const read = (key: string, texts: string[]) => [key, (readers[key] ?? text)(texts)] as const

  return (resolver) =>
    http[method](path, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const holes = Object.entries(path.exec(pathname)?.groups ?? {})
      const keys = [...new Set(searchParams.keys())]
      const answer = await resolver({
        params: Object.fromEntries(holes.map(([key, hole]) => read(key, [decodeURIComponent(hole)]))) as Params,
        query: Object.fromEntries(keys.map((key) => read(key, searchParams.getAll(key)))) as Query,
        body: (await bodyOf(request.clone())) as Body,
        request,
      })
      const isReply = answer !== undefined && !(answer instanceof Response)
      return isReply ? HttpResponse.json(answer as object, { status }) : (answer as Response | undefined)
    })
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData()
  const sent = await request.text()
  return sent ? JSON.parse(sent) : undefined
}
