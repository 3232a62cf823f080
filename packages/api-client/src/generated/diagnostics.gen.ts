// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  Detail,
} from './types.gen.ts'

/** Body of `saveDiagnosticLog`. */
export interface SaveDiagnosticLogBody {
  log: string
  context?: { [key: string]: string } | undefined
}

/**
 * Reports an unexpected state of the app.
 *
 * Outlives the page; a failure resolves to undefined. Never put a token into the text.
 *
 * `POST /api/v2/astro/save-log/`. Sends the token when there is a session.
 */
export function saveDiagnosticLog(
  client: Client,
  body: SaveDiagnosticLogBody,
  options?: CallOptions,
): Promise<Detail | undefined> {
  return client.call(
    { name: 'saveDiagnosticLog', method: 'POST', path: '/api/v2/astro/save-log/', auth: 'optional', refresh: 'never', fireAndForget: true, init: { keepalive: true } },
    options,
    undefined,
    body,
  )
}
