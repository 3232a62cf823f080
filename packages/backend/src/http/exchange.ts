import type { EndpointName } from '../endpoint/handler.ts'
import type { EndpointReply } from './reply.ts'

/** What the host knows about a connection beside the Request. */
export interface ConnectionInfo {
  /** Address of the caller, as far as the host trusts it. */
  ip?: string
  /** The website's own server, as while it renders a page: the rate limit for visitors does not apply. */
  isTrusted?: boolean
  /** The id that the website gave the request; without one it gets a new one. */
  requestId?: string
}

/** One request while it is answered, for the log. */
export interface Exchange extends ConnectionInfo {
  call: EndpointName | 'other'
  failure?: unknown
}

/** Answers one endpoint. Errors are thrown. */
export type DirectHandler = (
  request: Request,
  exchange: Exchange,
  params: Readonly<Record<string, string>>,
) => Promise<EndpointReply>
