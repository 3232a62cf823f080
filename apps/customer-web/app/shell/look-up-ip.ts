import type { Client } from '@tarapath/api-client'
import { getMyIp } from '@tarapath/api-client/account'

// A module of its own, so that the first page does not load it.
export async function lookUpIp(api: Client): Promise<string> {
  return (await getMyIp(api)).ip
}
