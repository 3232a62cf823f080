import type { IncomingMessage, ServerResponse } from 'node:http'

const METHODS = 'GET, HEAD, POST, PATCH, OPTIONS'

/** Refuses methods that no `Request` can have: TRACE would repeat the headers of the caller. Returns whether it did. */
export function refuseMethod(
  { method }: IncomingMessage,
  reply: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): boolean {
  if (method !== 'TRACE' && method !== 'TRACK' && method !== 'CONNECT') return false
  reply.writeHead(405, { ...headers, allow: METHODS, 'content-type': 'application/json', connection: 'close' })
  reply.end(JSON.stringify({ detail: `Method "${method}" not allowed.`, code: 'method_not_allowed' }))
  return true
}
