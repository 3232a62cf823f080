import type { Client } from '@tarapath/api-client'
import { getMyIp } from '@tarapath/api-client/account'

// A module of its own: a first page does not carry it.
export async function lookUpIp(api: Client): Promise<string> {
  return (await getMyIp(api)).ip
}
