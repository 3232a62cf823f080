/**
 * The reply of an endpoint before it becomes a Response. Headers are a plain record and each Response is created once:
 * reading a Headers object again costs more than a poll.
 */
export interface EndpointReply {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

export const toResponse = ({ body, ...init }: EndpointReply): Response => new Response(body, init)
