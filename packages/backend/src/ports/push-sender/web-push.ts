import webPush from 'web-push'
import { PushFailure, type PushSender } from '../push-sender.ts'
import { isPushService } from './push-service.ts'

export interface WebPushKeys {
  /** VAPID keys, base64url: `pnpm dlx web-push generate-vapid-keys`. */
  publicKey: string
  privateKey: string
  /** Where a push service reaches us: `mailto:` or `https:`. */
  contact: string
}

const TIMEOUT_MS = 10_000
/** A push service keeps a message this long for a browser that is off. An astrologer who was free an hour ago is no news. */
const KEPT_SECONDS = 600

/** Sends Web Push: encrypted for the browser (RFC 8291) and signed by us (RFC 8292). `fetch` is replaced in tests. */
export function createWebPush({ publicKey, privateKey, contact }: WebPushKeys, send: typeof fetch = fetch): PushSender {
  return {
    publicKey: async () => publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      if (!isPushService(endpoint)) throw new PushFailure('unknown host')
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: KEPT_SECONDS, urgency: 'high' },
      )
      const response = await send(endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body ?? []),
        // A redirect could lead into our network.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((failure: unknown) => {
        throw new PushFailure(failure instanceof Error ? failure.name : 'no answer')
      })
      await response.body?.cancel()
      if (!response.ok) throw new PushFailure(`status ${response.status}`)
    },
  }
}
