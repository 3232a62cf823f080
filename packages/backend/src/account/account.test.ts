import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologers } from '../astrologers/index.ts'
import { openTestBackend, sampleBytes, sampleFile, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const LOGIN = '/api/v1/user/authorize/otp_login/'
const VERIFY = '/api/v1/user/authorize/otp_verify/'
const ME = '/api/v1/user/profile/get_details/'

let next = 9_100_000_000
const newPhone = () => `+91${next++}`
let address = 1
/** Each test uses its own addresses, so that the rate limits of one test do not affect another. */
const newIp = () => `203.0.113.${address++}`

const requestCode = (phone: string, ip = newIp()) => backend.ask('POST', LOGIN, { body: { phone_number: phone }, ip })
const enterCode = (phone: string, code: string) =>
  backend.ask('POST', VERIFY, { body: { phone_number: phone, otp_key: code } })
const me = (access: string) => backend.ask('GET', ME, { headers: { authorization: `Bearer ${access}` } })

async function logIn(phone = newPhone()) {
  await requestCode(phone)
  const { body } = await enterCode(phone, await backend.codeSentTo(phone))
  return body as { access: string; refresh: string; is_new_user: boolean; user: { id: number } }
}

test('a profile update changes the given fields only, and null clears a field', async () => {
  const customer = await backend.newCustomer({ paise: 500 })
  const change = (body: object, id = customer.id) =>
    backend.ask('PATCH', `/api/v1/user/profile/${id}/`, { as: customer, body })
  expect(
    await change({
      name: ' Asha ',
      email: 'asha@example.in',
      date_of_birth: '1994-08-17',
      balance: 1e6,
      id: 1,
      is_consultant: true,
    }),
  ).toMatchObject({
    status: 200,
    body: { id: customer.id, name: 'Asha', zodiac_sign: 'leo', balance: 5, is_consultant: false },
  })
  expect(await change({ email: null })).toMatchObject({ status: 200, body: { email: null, name: 'Asha' } })
  expect((await change({ name: 'Eve' }, customer.id + 1)).status).toBe(404)
  expect(await change({ date_of_birth: '2030-01-01' })).toMatchObject({
    status: 400,
    body: { date_of_birth: [expect.any(String)] },
  })
  expect(await change({ date_of_birth: '1994-02-30' })).toMatchObject({ status: 400 })
  expect(await change({ avatar: 'https://evil.example/pixel.png' })).toMatchObject({ status: 400 })
})

test('a valid picture is stored and served with its type', async () => {
  const customer = await backend.newCustomer()
  const send = (file: Blob) => {
    const form = new FormData()
    form.set('avatar', file, 'me.png')
    const request = new Request(`http://tarapath.test/api/v1/user/profile/${customer.id}/`, {
      method: 'PATCH',
      body: form,
      headers: { authorization: `Bearer ${customer.access}` },
    })
    return backend.fetch(request)
  }
  const png = sampleBytes('image/png')
  const { avatar } = (await (await send(new Blob([png]))).json()) as { avatar: string }
  const served = await backend.fetch(`http://tarapath.test${avatar}`)
  expect(served.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(png)
  const path = `/api/v1/user/profile/${customer.id}/`
  expect(await backend.ask('PATCH', path, { as: customer, body: { avatar } })).toMatchObject({ body: { avatar } })
  expect((await backend.fetch(`http://tarapath.test${avatar}`)).status).toBe(200)
  await send(sampleFile('image/webp'))
  expect((await backend.fetch(`http://tarapath.test${avatar}`)).status).toBe(404)
  expect((await send(new Blob(['<svg onload="alert(1)"/>']))).status).toBe(400)
  expect((await send(new Blob([new Uint8Array(600_000)]))).status).toBe(413)
})

test.each(['__proto__', 'constructor', 'toString'])('a form field named %s has no effect', async (name) => {
  const customer = await backend.newCustomer()
  const form = new FormData()
  form.set(name, new Blob(['x']), 'x.png')
  form.append(name, 'x')
  form.set('name', 'Asha')
  const headers = { authorization: `Bearer ${customer.access}` }
  const path = `http://tarapath.test/api/v1/user/profile/${customer.id}/`
  const answer = await backend.fetch(path, { method: 'PATCH', body: form, headers })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ name: 'Asha' })
})

test('deleting an account needs a new code, and its number can sign up again', async () => {
  const { access, user } = await logIn()
  const headers = { authorization: `Bearer ${access}` }
  const { phone_number: phone } = (await me(access)).body as { phone_number: string }
  const remove = (body: object) => backend.ask('POST', '/api/v1/user/delete-user', { headers, body })
  expect(await remove({})).toMatchObject({ status: 403, body: { code: 'verification_required' } })
  await backend.controls.clock.advance(31_000)
  await backend.ask('POST', '/api/v1/user/send-otp', { headers, body: { phone_number: phone } })
  const verified = await backend.ask('POST', '/api/v1/user/verify-otp', {
    headers,
    body: { phone_number: phone, otp_key: await backend.codeSentTo(phone) },
  })
  const { verification_token } = verified.body as { verification_token: string }
  expect(await remove({ verification_token })).toMatchObject({ status: 200 })
  expect((await me(access)).status).toBe(401)
  // Where the customer signed in is forgotten with them.
  const signIns = sql`select network_hmac from sign_ins where customer_id = ${user.id} and network_hmac is not null`
  expect(
    await backend.database.db.execute(sql`select count(*)::int as known from (${signIns}) as found`),
  ).toMatchObject(backend.database.kind === 'postgres' ? [{ known: 0 }] : { rows: [{ known: 0 }] })
  await backend.controls.clock.advance(31_000)
  const again = await logIn(phone)
  expect(again.is_new_user).toBe(true)
  expect(again.user.id).not.toBe(user.id)
})

test('an account with a balance is deleted only if the request contains the balance', async () => {
  const customer = await backend.newCustomer({ paise: 550_00 })
  const remove = (body: object) => backend.ask('POST', '/api/v1/user/delete-user', { as: customer, body })
  const detail =
    'Your wallet has ₹550.00, which you lose if you delete your account. Spend it first, or confirm that you give it up.'
  const left = { status: 409, body: { code: 'balance_left', balance: 550, detail } }
  expect(await remove({})).toMatchObject(left)
  await backend.ask('POST', '/api/v1/user/send-otp', {
    as: customer,
    body: { phone_number: customer.phone },
    ip: newIp(),
  })
  const otp_key = await backend.codeSentTo(customer.phone)
  const body = { phone_number: customer.phone, otp_key }
  const { verification_token } = (await backend.ask('POST', '/api/v1/user/verify-otp', { as: customer, body }))
    .body as {
    verification_token: string
  }
  expect(await remove({ verification_token })).toMatchObject(left)
  expect(await remove({ verification_token, give_up_balance: 500 })).toMatchObject(left)
  expect(await remove({ verification_token, give_up_balance: 'all' })).toMatchObject({ status: 400 })
  expect(await remove({ verification_token, give_up_balance: 550 })).toMatchObject({
    status: 200,
    body: { detail: 'Your account has been deleted. You gave up a balance of ₹550.00.' },
  })
  expect((await me(customer.access)).status).toBe(401)
})

test('an account with an open consultation or a pending payment cannot be deleted', async () => {
  const customer = await backend.newCustomer({ paise: 500_00 })
  const post = (path: string, body: object) => backend.ask('POST', path, { as: customer, body })
  const { txn_id } = (await post('/api/v1/user/wallet/recharge/', { amount: 500 })).body as { txn_id: string }
  await post('/api/v1/payments/phonepe/initiate-transaction/', { txn_id })
  const inUse = { status: 409, body: { code: 'account_in_use', detail: expect.stringContaining('payment') } }
  expect(await post('/api/v1/user/delete-user', { give_up_balance: 500 })).toMatchObject(inUse)
  // The first step of the deletion says so before a code is sent.
  const blockedBy = async (who: typeof customer) =>
    (await backend.ask('GET', '/api/tarapath/v1/account/deletion/', { as: who })).body
  expect(await blockedBy(customer)).toEqual({ blocked_by: ['recharge'] })
  const other = await backend.newCustomer({ paise: 500_00 })
  expect(await blockedBy(other)).toEqual({ blocked_by: [] })
  const { db } = backend.database
  const [free] = await db.select().from(astrologers).where(eq(astrologers.availability, 'online')).limit(1)
  const asked = await backend.ask('POST', '/api/v1/consultation/chat/request-initiate/', {
    as: other,
    body: { consultant_id: free?.id },
  })
  expect(asked.status).toBe(201)
  expect(await backend.ask('POST', '/api/v1/user/delete-user', { as: other, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'account_in_use', detail: 'End your consultation first, then delete the account.' },
  })
  expect(await blockedBy(other)).toEqual({ blocked_by: ['consultation'] })
})

test('a client can read its own IP address', async () => {
  expect(await backend.ask('GET', '/api/v1/user/ip', { ip: '198.51.100.7' })).toMatchObject({
    body: { ip: '198.51.100.7' },
  })
})
