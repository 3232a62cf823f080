import { getOwnSettings, setPush } from '@tarapath/astrologer-api'
import { subscribeToPush } from '@tarapath/customer-core/push'
import { api } from './api.ts'

/** Lets the server notify this browser of requests while the app is closed; nothing where either cannot. */
export async function receivePush(): Promise<void> {
  const { push_key: key } = await getOwnSettings(api)
  const push = key === null ? null : await subscribeToPush(key)
  if (!push) return
  await setPush(api, { push })
}

/** By which the server knows this browser; undefined where it takes no Web Push. */
export const pushEndpoint = async (): Promise<string | undefined> => (await subscription())?.endpoint

/** Shows no more requests on this device, also where the server could not be told. */
export async function endPush(): Promise<void> {
  await (await subscription())?.unsubscribe()
}

/** That of this app: one of the website, on the same origin, is a customer's. */
async function subscription(): Promise<PushSubscription | null> {
  try {
    const app = new URL(import.meta.env.BASE_URL, location.href).href
    const registrations = await navigator.serviceWorker.getRegistrations()
    const own = registrations.find(({ scope }) => scope.startsWith(app))
    return (await own?.pushManager.getSubscription()) ?? null
  } catch {
    return null // This browser has no service workers, or no Web Push.
  }
}
