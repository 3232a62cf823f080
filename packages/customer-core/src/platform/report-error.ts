import type { Client } from '@tarapath/api-client'
import { saveDiagnosticLog } from '@tarapath/api-client/diagnostics'

/** Reports the name and the path of an error. Query, message and stack may hold personal data and are left out. */
export async function reportError(
  api: Client,
  { error, pathname, reference }: { error: Error; pathname: string; reference: string },
): Promise<void> {
  await saveDiagnosticLog(api, { log: `web-error ${error.name}`, context: { reference, pathname } })
}
