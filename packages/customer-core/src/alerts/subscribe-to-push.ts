import type { SetAlertBody } from '@tarapath/own-api/alerts'
import workerUrl from './push-worker.js?url'

/** On a dead connection a browser waits for the push service without a limit. */
const MAX_WAIT_MS = 10_000

/**
 * Subscribes this browser to Web Push. Null where there is none, where the customer does not allow it, and where the push
 * service does not answer: the notification then comes by SMS.
 */
export async function subscribeToPush(key: string): Promise<SetAlertBody['push']> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const { promise: late, resolve } = Promise.withResolvers<null>()
    setTimeout(resolve, MAX_WAIT_MS, null)
    return await Promise.race([registerAndSubscribe(key), late])
  } catch {
    // No push service answers in some browsers and networks. The SMS does not depend on it.
    return null
  }
}

async function registerAndSubscribe(key: string): Promise<SetAlertBody['push']> {
  const registration = await navigator.serviceWorker.register(workerUrl)
  await activeWorker(registration)
  const { endpoint, keys } = (await subscription(registration, key)).toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}

async function subscription({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return subscribe().catch(async (failure: unknown) => {
    // A subscription with an earlier key of ours is in the way.
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw failure
    await earlier.unsubscribe()
    return subscribe()
  })
}

/** The worker controls no page, so `navigator.serviceWorker.ready` would wait for ever. */
async function activeWorker({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker was replaced.'))
    })
  })
}
