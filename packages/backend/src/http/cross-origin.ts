const MAY_SEND = 'Authorization,Content-Type,Idempotency-Key,Accept-Language,If-None-Match,Last-Event-ID'
const MAY_READ = 'Date,X-Request-Id,Retry-After,ETag'

/** Headers that let a page of one of the allowed origins read a reply. */
export const readableFrom = (origin: string, allowed: readonly string[]): Record<string, string> => ({
  ...(allowed.includes(origin) && { 'access-control-allow-origin': origin }),
  'access-control-expose-headers': MAY_READ,
})

/** The reply to a CORS preflight request. */
export const preflightReply = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET,POST,PATCH',
      'access-control-allow-headers': MAY_SEND,
      'access-control-max-age': '7200',
      vary: 'Access-Control-Request-Headers',
    },
  })
