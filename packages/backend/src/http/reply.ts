/**
 * What a call answers, until it becomes a Response. Headers are a plain record and every Response is made once:
 * taking a Headers object apart again costs more than a poll.
 */
export interface EndpointReply {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

export const toResponse = ({ body, ...init }: EndpointReply): Response => new Response(body, init)
