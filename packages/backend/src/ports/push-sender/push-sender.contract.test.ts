import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import webPush from 'web-push'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '@tarapath/backend-testing'
import { createClock } from '../clock.ts'
import { PushFailure, type PushMessage, type PushSender, type PushSubscription } from '../push-sender.ts'
import { createPushOutbox } from './outbox.ts'
import { pushOutbox } from './tables.ts'
import { createWebPush } from './web-push.ts'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-browser'
const MESSAGE: PushMessage = {
  title: 'Acharya Meera is free now',
  body: 'Start a chat at ₹15.00 a minute.',
  path: '/consult-astrologer-online/acharya-meera-1',
  tag: 'astrologer-1',
}

/** What a browser keeps of a subscription, and what it gives away. */
function subscribe() {
  const keys = createECDH('prime256v1')
  const auth = randomBytes(16)
  const p256dh = keys.generateKeys('base64url')
  const subscription: PushSubscription = { endpoint: ENDPOINT, p256dh, auth: auth.toString('base64url') }
  return { keys, auth, subscription }
}

const browser = subscribe()

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Opens a message of one record as a browser does (RFC 8291, RFC 8188). */
function open(sealed: Buffer): string {
  const salt = sealed.subarray(0, 16)
  const senderKey = sealed.subarray(21, 21 + sealed.readUInt8(20))
  const record = sealed.subarray(21 + senderKey.length)
  const keys = Buffer.concat([Buffer.from('WebPush: info\0'), browser.keys.getPublicKey(), senderKey])
  const secret = derive(browser.keys.computeSecret(senderKey), browser.auth, keys, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Whether the header is a token of the push service's origin, signed with the key that the browser subscribed with. */
function isSignedBy(publicKey: string, header: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  const raw = Buffer.from(publicKey, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' })
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isValid && key === publicKey && aud === new URL(ENDPOINT).origin
}

const outbox = async () => {
  const { db, close } = await openTestDatabase()
  const sender = createPushOutbox(db, createClock())
  const shown = async () => (await db.select().from(pushOutbox)).map(({ title, body, path }) => ({ title, body, path }))
  return { sender, shown, close }
}

const webPushWithService = async () => {
  const keys = webPush.generateVAPIDKeys()
  const shown: Omit<PushMessage, 'tag'>[] = []
  const service: typeof fetch = async (url, init) => {
    const request = new Request(url as string, init)
    if (!isSignedBy(keys.publicKey, request.headers.get('authorization') ?? ''))
      return new Response('', { status: 403 })
    const opened = open(Buffer.from(await request.arrayBuffer()))
    const { tag: _, ...message } = JSON.parse(opened) as PushMessage
    shown.push(message)
    return new Response('', { status: 201 })
  }
  const sender = createWebPush({ ...keys, contact: 'mailto:help@tarapath.example' }, service)
  return { sender, shown: async () => shown, close: async () => {} }
}

describe.each([
  ['the outbox', outbox],
  ['Web Push', webPushWithService],
])('%s', (_, start) => {
  let sender: PushSender
  let shown: () => Promise<Omit<PushMessage, 'tag'>[]>
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ sender, shown, close } = await start())
  })
  afterAll(() => close())

  test('a message arrives once and readable', async () => {
    await sender.send(browser.subscription, MESSAGE)
    const { tag: _tag, ...visible } = MESSAGE
    expect(await shown()).toEqual([visible])
  })

  test('browsers subscribe with one uncompressed P-256 key', async () => {
    const key = await sender.publicKey()
    const bytes = Buffer.from(key ?? '', 'base64url')
    expect([bytes.length, bytes[0]]).toEqual([65, 4])
    expect(await sender.publicKey()).toBe(key)
  })
})

describe('Web Push that is not taken', () => {
  const keys = webPush.generateVAPIDKeys()
  const account = { ...keys, contact: 'mailto:help@tarapath.example' }
  const failing: Record<string, typeof fetch> = {
    'a browser that unsubscribed': async () => new Response('', { status: 410 }),
    'a push service that fails': async () => new Response('', { status: 500 }),
    'an unreachable push service': () => Promise.reject(new TypeError('fetch failed')),
  }

  test.each(Object.entries(failing))('%s is an error without the address', async (_, service) => {
    const failure = await createWebPush(account, service)
      .send(browser.subscription, MESSAGE)
      .catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(PushFailure)
    expect(String(failure)).not.toContain('a-browser')
  })

  test('no other server is ever requested, and no redirect is followed', async () => {
    const requested: (RequestInit | undefined)[] = []
    const sender = createWebPush(account, async (_, init) => {
      requested.push(init)
      return new Response('', { status: 201 })
    })
    const inside = { ...browser.subscription, endpoint: 'https://169.254.169.254/latest' }
    await expect(sender.send(inside, MESSAGE)).rejects.toThrow('unknown host')
    expect(requested).toEqual([])
    await sender.send(browser.subscription, MESSAGE)
    expect(requested).toEqual([expect.objectContaining({ redirect: 'error' })])
  })
})
