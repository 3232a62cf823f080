import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smsOutbox } from './tables.ts'
import { openTestBackend, openTestDatabase } from '@tarapath/backend-testing'
import { createClock } from '../clock.ts'
import { SmsFailure, type Sms, type SmsSender } from '../sms-sender.ts'
import { createMsg91, type Msg91Account } from './msg91.ts'
import { createMsg91Simulator } from '@tarapath/sandbox'
import { createSmsOutbox } from './outbox.ts'

const PHONE = '+919812345678'
const code = (digits: string, template: Sms['template'] = 'login_code'): Sms => ({
  phone: PHONE,
  template,
  variables: { code: digits },
  text: `${digits} is your Tarapath code.`,
})

const listening: { close: () => void }[] = []
afterAll(() => listening.forEach((server) => server.close()))

async function listen(app: Hono): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  listening.push(server)
  if (!server.address()) await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const account: Msg91Account = {
  baseUrl: '',
  authKey: 'an auth key',
  templates: {
    login_code: 'template-login',
    confirm_code: 'template-confirm',
    astrologer_free: 'template-free',
    live_started: 'template-live',
  },
}

const outbox = async () => {
  const { db, close } = await openTestDatabase()
  const codes = async () => (await db.select().from(smsOutbox)).map(({ text }) => /\d{6}/.exec(text)?.[0])
  return { sender: createSmsOutbox(db, createClock()), codes, close }
}
const msg91 = async () => {
  const { app, sent } = createMsg91Simulator(account)
  const sender = createMsg91({ ...account, baseUrl: await listen(app) })
  return { sender, codes: async () => sent.map((sms) => sms.code), close: async () => {} }
}

describe.each([
  ['the outbox', outbox],
  ['MSG91', msg91],
])('%s', (_, open) => {
  let sender: SmsSender
  let codes: () => Promise<(string | undefined)[]>
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ sender, codes, close } = await open())
  })
  afterAll(() => close())

  test('a code arrives with either template', async () => {
    await sender.send(code('111111'))
    await sender.send(code('222222', 'confirm_code'))
    expect(await codes()).toEqual(['111111', '222222'])
  })

  test('simultaneous messages all arrive', async () => {
    const many = Array.from({ length: 20 }, (_, at) => String(300_000 + at))
    await Promise.all(many.map((digits) => sender.send(code(digits))))
    expect(new Set((await codes()).slice(2))).toEqual(new Set(many))
  })
})

describe('MSG91 that does not accept a message', () => {
  const failing = {
    'the wrong key': async () => createMsg91({ ...(await simulated()), authKey: 'another' }),
    'a template it does not know': async () =>
      createMsg91({
        ...(await simulated()),
        templates: { login_code: 'x', confirm_code: 'x', astrologer_free: 'x', live_started: 'x' },
      }),
    'a page instead of JSON': async () =>
      createMsg91({ ...account, baseUrl: await listen(new Hono().all('*', (c) => c.html('<h1>Hello</h1>'))) }),
    'an unreachable server': async () => createMsg91({ ...account, baseUrl: 'http://127.0.0.1:9' }),
  }
  const simulated = async () => ({ ...account, baseUrl: await listen(createMsg91Simulator(account).app) })

  test.each(Object.entries(failing))('%s is an error without the phone number', async (_, open) => {
    const failure = await (await open()).send(code('444444')).catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(SmsFailure)
    expect(String(failure)).not.toMatch(/98123|444444/)
  })

  test('a visitor gets an error and may request another code', async () => {
    const sms: SmsSender = { send: () => Promise.reject(new SmsFailure('no answer')) }
    const backend = await openTestBackend({ ports: { sms } })
    const reply = await backend.ask('POST', '/api/v1/user/authorize/otp_login/', { body: { phone_number: PHONE } })
    expect(reply).toMatchObject({ status: 503, body: { code: 'sms_unavailable' } })
    expect(reply.headers.get('retry-after')).toBe('30')
    await backend.close()
  })
})
