/** Where and how a browser receives Web Push: what its `PushSubscription` contains. Keys are base64url. */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** What a notification shows. `path` is opened on the website; a later one with the same `tag` replaces the first. */
export interface PushMessage {
  title: string
  body: string
  path: string
  tag: string
}

/** Web Push (RFC 8030). Throws a PushFailure when the push service does not accept the message. */
export interface PushSender {
  /** The key with which browsers subscribe (VAPID, RFC 8292); null where no Web Push is sent. */
  publicKey: () => Promise<string | null>
  send: (subscription: PushSubscription, message: PushMessage) => Promise<void>
}

/** `code` names what failed, for the log. It never contains the endpoint, which identifies a browser. */
export class PushFailure extends Error {
  override name = 'PushFailure'
  readonly code: string

  constructor(code: string) {
    super(`The push message was not taken (${code}).`)
    this.code = code
  }
}

/** For a production server without keys: every notification goes by SMS. */
export const noPush: PushSender = {
  publicKey: async () => null,
  send: () => Promise.reject(new PushFailure('no keys')),
}
