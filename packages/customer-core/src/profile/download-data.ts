import type { Client } from '@tarapath/api-client'
import { exportMyData } from '@tarapath/own-api/account'
import { saveFile } from '../platform/index.ts'

/** Everything that the platform keeps about the customer, as a file; returns its name. */
export async function downloadData(api: Client): Promise<string> {
  const data = await exportMyData(api)
  const file = 'tarapath-data.json'
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), file)
  return file
}
