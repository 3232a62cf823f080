// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  Detail,
} from './types.gen.ts'

/** What `saveDiagnosticLog` takes. */
export interface SaveDiagnosticLogBody {
  log: string
  context?: { [key: string]: string } | undefined
}

/**
 * Tells the server about an odd state of the app.
 *
 * Outlives the page, and a failure resolves to undefined. Write no token into the text.
 *
 * `POST /api/v2/astro/save-log/`. Carries the token when there is a session.
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
