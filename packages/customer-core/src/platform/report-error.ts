import type { Client } from '@tarapath/api-client'
import { saveDiagnosticLog } from '@tarapath/api-client/diagnostics'

/** The kind of fault and where, never what the customer typed: no query, no message, no stack. */
export async function reportError(
  api: Client,
  { error, pathname, reference }: { error: Error; pathname: string; reference: string },
): Promise<void> {
  await saveDiagnosticLog(api, { log: `web-error ${error.name}`, context: { reference, pathname } })
}
