const ALLOWED_HEADERS = 'Authorization,Content-Type,Idempotency-Key,Accept-Language,If-None-Match,Last-Event-ID'
const EXPOSED_HEADERS = 'Date,X-Request-Id,Retry-After,ETag'

/** Headers that let a page of one of the allowed origins read a reply. */
export const corsHeaders = (origin: string, allowed: readonly string[]): Record<string, string> => ({
  ...(allowed.includes(origin) && { 'access-control-allow-origin': origin }),
  'access-control-expose-headers': EXPOSED_HEADERS,
})

/** The reply to a CORS preflight request. */
export const preflightReply = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET,POST,PATCH',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '7200',
      vary: 'Access-Control-Request-Headers',
    },
  })
