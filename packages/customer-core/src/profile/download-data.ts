import type { Client } from '@tarapath/api-client'
import { exportMyData } from '@tarapath/own-api/account'
import { saveFile } from '../platform/index.ts'

/** Everything that the platform keeps about the customer, as a file. */
export async function downloadData(api: Client): Promise<void> {
  const data = await exportMyData(api)
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'tarapath-data.json')
}
