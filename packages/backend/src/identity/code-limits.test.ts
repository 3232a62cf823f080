import { createClient, memoryStorage } from '@tarapath/api-client'
import { requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { LogEntry } from '../ports/log.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await openTestBackend()
})
afterEach(() => backend.close())

let next = 9_200_000_000
const newPhone = () => `+91${next++}`
let network = 1
const newIp = () => `198.51.${network >> 8}.${network++ & 255}`
const token = (name: string) => `token-of-${name}-0123456789`
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

/** A device behind an address, with the real client. */
function device(ip = newIp(), request_token?: string) {
  const api = createClient({
    baseUrl: 'http://tarapath.test',
    storage: memoryStorage(),
    retry: 0,
    fetch: (input, init) => backend.fetch(input as Request, init, { ip }),
  })
  const bound = request_token === undefined ? {} : { request_token }
  return {
    ip,
    request: (phone_number: string) => requestLoginOtp(api, { phone_number, ...bound }),
    enter: (phone_number: string, otp_key: string) => verifyLoginOtp(api, { phone_number, otp_key, ...bound }),
  }
}

async function signIn(phone: string, on: ReturnType<typeof device>) {
  await on.request(phone)
  return on.enter(phone, await backend.codeSentTo(phone))
}

const status = (wanted: number) => expect.objectContaining({ status: wanted })

test('five wrong guesses of a stranger leave the owner’s code alive', async () => {
  for (const owner of [device(), device(newIp(), token('owner'))]) {
    const phone = newPhone()
    await owner.request(phone)
    const code = await backend.codeSentTo(phone)
    const stranger = device()
    for (let guess = 0; guess < 10; guess++)
      await expect(stranger.enter(phone, otherThan(code))).rejects.toThrow('verifyLoginOtp failed')
    await expect(owner.enter(phone, code)).resolves.toMatchObject({ user: { phone_number: phone } })
  }
})

test('a stranger who requests codes for a phone all hour does not delay its owner', async () => {
  const phone = newPhone()
  for (const stranger of [device(), device(), device()])
    for (let round = 0; round < 5; round++) {
      await stranger.request(phone).catch(() => {})
      await backend.controls.clock.advance(60_000)
    }
  await device().request(phone)
  await expect(signIn(phone, device())).resolves.toMatchObject({ user: { phone_number: phone } })
})

test('the right code is not accepted from a request that did not ask for it', async () => {
  const phone = newPhone()
  await device(newIp(), token('owner')).request(phone)
  const code = await backend.codeSentTo(phone)
  await expect(device(newIp(), token('thief')).enter(phone, code)).rejects.toEqual(status(400))
  await expect(device(newIp()).enter(phone, code)).rejects.toEqual(status(400))
})

test('a request token moves with the phone from Wi-Fi to the mobile network', async () => {
  const phone = newPhone()
  await device(newIp(), token('owner')).request(phone)
  await expect(device(newIp(), token('owner')).enter(phone, await backend.codeSentTo(phone))).resolves.toMatchObject({
    user: { phone_number: phone },
  })
})

test('waits between codes grow by seconds and begin again after a sign-in', async () => {
  const phone = newPhone()
  const owner = device()
  const waits: number[] = []
  for (let sent = 0; sent < 6; sent++) {
    const { resend_after } = await owner.request(phone)
    waits.push(resend_after)
    await expect(owner.request(phone)).rejects.toMatchObject({ status: 429, body: { wait: resend_after } })
    await backend.controls.clock.advance(resend_after * 1000)
  }
  expect(waits).toEqual([30, 60, 120, 240, 240, 240])
  await signIn(phone, owner)
  await backend.controls.clock.advance(30_000)
  expect((await owner.request(phone)).resend_after).toBe(30)
})

test('a hundred customers behind one address sign in within an hour', async () => {
  const nat = newIp()
  for (let customer = 0; customer < 100; customer++) {
    const phone = newPhone()
    await expect(signIn(phone, device(nat))).resolves.toMatchObject({ user: { phone_number: phone } })
  }
})

test('an address that collects codes without entering them waits longer and longer, up to a minute', async () => {
  // One IPv6 customer chooses among the addresses of a whole network.
  let host = 1
  const request = () => device(`2001:db8:7:7::${(host++).toString(16)}`).request(newPhone())
  for (let code = 0; code < 30; code++) await request()
  const waits: number[] = []
  for (let code = 0; code < 8; code++) {
    const refusal = (await request().catch((error: unknown) => error)) as { body: { wait: number } }
    waits.push(refusal.body.wait)
    await backend.controls.clock.advance(refusal.body.wait * 1000)
    await request()
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  await device('2001:db8:7:8::1').request(newPhone())
})

test('a customer signs in where they did before, even if the address is used up', async () => {
  const nat = newIp()
  const phone = newPhone()
  await signIn(phone, device(nat))
  await backend.controls.clock.advance(60_000)
  for (let code = 0; code < 31; code++) await device(nat).request(newPhone())
  await expect(device(nat).request(newPhone())).rejects.toEqual(status(429))
  await expect(signIn(phone, device(nat))).resolves.toMatchObject({ user: { phone_number: phone } })
})

test('a phone gets one message when many ask at once, and each of them may enter its code', async () => {
  const phone = newPhone()
  const devices = [device(), device(), device()]
  const replies = await Promise.all(devices.map((each) => each.request(phone)))
  const shared = 'We sent an OTP to your phone a moment ago. Enter that one.'
  expect(replies.map(({ detail }) => detail).toSorted()).toEqual(['We have sent an OTP to your phone.', shared, shared])
  const code = await backend.codeSentTo(phone)
  await expect(devices[2]?.enter(phone, code)).resolves.toBeTruthy()
  await expect(devices[1]?.enter(phone, code)).rejects.toMatchObject({ status: 400, body: { code: 'code_expired' } })
})

test('the limit for all phones writes one alarm, and customers who are known get in', async () => {
  const lines: LogEntry[] = []
  const ports = { log: { write: (line: LogEntry) => void lines.push(line) } }
  const capped = await openTestBackend({ ports, settings: { codesPerHour: 10 } })
  onTestFinished(() => capped.close())
  const ask = (phone_number: string, ip: string) =>
    capped.ask('POST', '/api/v1/user/authorize/otp_login/', { body: { phone_number }, ip })
  const [phone, home] = [newPhone(), newIp()]
  await ask(phone, home)
  const otp_key = await capped.codeSentTo(phone)
  const body = { phone_number: phone, otp_key }
  await capped.ask('POST', '/api/v1/user/authorize/otp_verify/', { body, ip: home })
  for (let sent = 1; sent < 10; sent++) expect((await ask(newPhone(), newIp())).status).toBe(200)
  expect(lines).toContainEqual({ level: 'error', event: 'limit of one-time codes reached', perHour: 10 })
  expect(await ask(newPhone(), newIp())).toMatchObject({ status: 429, body: { wait: 60 } })
  await capped.controls.clock.advance(31_000)
  expect((await ask(phone, home)).status).toBe(200)
})

test('a setting names more countries', async () => {
  const wide = await openTestBackend({ settings: { phoneCountries: ['IN', 'BD'] } })
  onTestFinished(() => wide.close())
  const ask = (phone_number: string) =>
    wide.ask('POST', '/api/v1/user/authorize/otp_login/', { body: { phone_number }, ip: newIp() })
  expect((await ask('+8801712345678')).status).toBe(200)
  expect(await ask('+447911123456')).toMatchObject({
    status: 400,
    body: { phone_number: ['We send OTPs to mobile numbers of India and Bangladesh only.'] },
  })
})
