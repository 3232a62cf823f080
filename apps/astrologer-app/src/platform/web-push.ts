import { getOwnSettings, setPush } from '@tarapath/astrologer-api'
import { subscribeToPush } from '@tarapath/customer-core/push'
import { api } from './api.ts'

let endpoint: string | undefined

/** Of this browser, while the server pushes requests to it. */
export const pushEndpoint = (): string | undefined => endpoint

/** Lets the server notify this browser of requests while the app is closed; nothing where either cannot. */
export async function receivePush(): Promise<void> {
  const { push_key: key } = await getOwnSettings(api)
  const push = key === null ? null : await subscribeToPush(key)
  if (!push) return
  await setPush(api, { push })
  endpoint = push.endpoint
}
