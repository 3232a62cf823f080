import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologers } from '../astrologers/index.ts'
import { sampleBytes, sampleFile, openTestBackend, openTestDatabase, type TestBackend } from '@tarapath/backend-testing'

const statements: string[] = []
let backend: TestBackend
beforeAll(async () => {
  const database = await openTestDatabase({ beforeStatement: (statement) => void statements.push(statement) })
  backend = await openTestBackend({ database })
})
afterAll(() => backend.close())

const LOGIN = '/api/v1/user/authorize/otp_login/'
const VERIFY = '/api/v1/user/authorize/otp_verify/'
const REFRESH = '/api/token/refresh/'
const ME = '/api/v1/user/profile/get_details/'

let next = 9_100_000_000
const newPhone = () => `+91${next++}`
let address = 1
/** Every test comes from an address of its own, so that the limits of one do not reach the next. */
const newIp = () => `203.0.113.${address++}`

const askCode = (phone: string, ip = newIp()) => backend.ask('POST', LOGIN, { body: { phone_number: phone }, ip })
const enter = (phone: string, code: string) =>
  backend.ask('POST', VERIFY, { body: { phone_number: phone, otp_key: code } })
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')
const me = (access: string) => backend.ask('GET', ME, { headers: { authorization: `Bearer ${access}` } })
const refresh = (token: string) => backend.ask('POST', REFRESH, { body: { refresh: token } })

async function signInByCode(phone = newPhone()) {
  await askCode(phone)
  const { body } = await enter(phone, await backend.codeSentTo(phone))
  return body as { access: string; refresh: string; is_new_user: boolean; user: { id: number } }
}

test('a phone and its code make a customer, and the same customer the next time', async () => {
  const phone = newPhone()
  expect(await askCode(phone)).toMatchObject({ status: 200, body: { expires_in: 300, resend_after: 30 } })
  const code = await backend.codeSentTo(phone)
  const first = await enter(phone.slice(3), code)
  expect(first).toMatchObject({ status: 200, body: { is_new_user: true, user: { phone_number: phone, name: '' } } })
  const { access, user } = first.body as { access: string; user: { id: number } }
  expect(await me(access)).toMatchObject({
    status: 200,
    body: { id: user.id, balance: 0, ongoing_consultation: null, favourite_consultant_ids: [] },
  })
  await backend.controls.clock.advance(31_000)
  expect(await signInByCode(phone)).toMatchObject({ is_new_user: false, user: { id: user.id } })
})

test('a wrong code says how many tries are left, and the sixth try is refused even when it is right', async () => {
  const phone = newPhone()
  await askCode(phone)
  const code = await backend.codeSentTo(phone)
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try', '0 tries'])
    expect(await enter(phone, otherThan(code))).toMatchObject({
      status: 400,
      body: { otp_key: [`Incorrect OTP. ${left} left.`] },
    })
  expect(await enter(phone, code)).toMatchObject({ status: 429, body: { code: 'throttled' } })
})

test('however many guesses come at once, and from wherever, five are looked at', async () => {
  const phone = newPhone()
  await askCode(phone)
  const code = await backend.codeSentTo(phone)
  const guesses = Array.from({ length: 400 }, (_, at) => String(at).padStart(6, '0')).filter((guess) => guess !== code)
  const replies = await Promise.all(
    guesses.map((otp_key, at) =>
      backend.ask('POST', VERIFY, { body: { phone_number: phone, otp_key }, ip: `198.18.${at >> 8}.${at & 255}` }),
    ),
  )
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(guesses.length - 5)
})

test('whoever has a whole network of addresses asks for twenty codes an hour, too', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 21; at++) statuses.push((await askCode(newPhone(), `2001:db8:7:7::${at.toString(16)}`)).status)
  expect(statuses.slice(19)).toEqual([200, 429])
  expect((await askCode(newPhone(), '2001:db8:7:8::1')).status).toBe(200)
})

test('five right answers at the same moment are one sign-in, and none is called one too many', async () => {
  for (let round = 0; round < 10; round += 1) {
    const phone = newPhone()
    await askCode(phone)
    const code = await backend.codeSentTo(phone)
    const replies = await Promise.all(Array.from({ length: 5 }, () => enter(phone, code)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  }
})

test('a code is good for five minutes, and a new one ends the old one', async () => {
  const phone = newPhone()
  await askCode(phone)
  const first = await backend.codeSentTo(phone)
  await backend.controls.clock.advance(31_000)
  await askCode(phone)
  const second = await backend.codeSentTo(phone)
  // One in a million codes follows itself.
  expect((await enter(phone, first === second ? otherThan(second) : first)).status).toBe(400)
  await backend.controls.clock.advance(301_000)
  expect(await enter(phone, second)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
})

test('codes are sent 30 seconds apart, five an hour to a phone and twenty an hour to an address', async () => {
  const phone = newPhone()
  const ip = newIp()
  await askCode(phone, ip)
  const soon = await askCode(phone, ip)
  expect(soon).toMatchObject({ status: 429, body: { code: 'throttled', wait: 30 } })
  expect(soon.headers.get('retry-after')).toBe('30')
  for (let sent = 1; sent < 5; sent++) {
    await backend.controls.clock.advance(31_000)
    expect((await askCode(phone, ip)).status).toBe(200)
  }
  await backend.controls.clock.advance(31_000)
  expect(await askCode(phone, newIp())).toMatchObject({ status: 429 })
  for (let sent = 5; sent < 20; sent++) expect((await askCode(newPhone(), ip)).status).toBe(200)
  expect((await askCode(newPhone(), ip)).status).toBe(429)
})

test('nobody learns from the reply whether a number is known', async () => {
  const known = newPhone()
  await signInByCode(known)
  await backend.controls.clock.advance(31_000)
  expect((await askCode(known)).body).toEqual((await askCode(newPhone())).body)
  const strangers = await enter(newPhone(), '123456')
  await enter(known, await backend.codeSentTo(known))
  expect((await enter(known, '123456')).body).toEqual(strangers.body)
})

test('nor from how long it takes: the database is asked the same', async () => {
  const known = newPhone()
  await signInByCode(known)
  await backend.controls.clock.advance(31_000)
  const statementsOf = async (phone: string) => {
    statements.length = 0
    await askCode(phone)
    await enter(phone, otherThan(await backend.codeSentTo(phone)))
    return [...statements]
  }
  const asked = await statementsOf(known)
  expect(asked.length).toBeGreaterThan(5)
  expect(await statementsOf(newPhone())).toEqual(asked)
})

test.each(['12345', '+911234567890', 'abc', '9876543210123', '+1 900 555', ''])(
  '%j is no mobile number',
  async (phone) => {
    const reply = await backend.ask('POST', LOGIN, { body: { phone_number: phone } })
    expect(reply).toMatchObject({ status: 400, body: { phone_number: [expect.any(String)] } })
  },
)

test('an access token lasts ten minutes', async () => {
  const { access } = await signInByCode()
  await backend.controls.clock.advance(599_000)
  expect((await me(access)).status).toBe(200)
  await backend.controls.clock.advance(2_000)
  expect(await me(access)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
})

test('a refresh token is traded once; whoever is a moment late gets the same successor', async () => {
  const { refresh: first } = await signInByCode()
  const replies = await Promise.all([refresh(first), refresh(first), refresh(first)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const [{ access }] = replies.map(({ body }) => body as { access: string }) as [{ access: string }]
  expect((await me(access)).status).toBe(200)
})

test('a refresh token that comes back later ends the whole sign-in', async () => {
  const { refresh: first } = await signInByCode()
  const second = (await refresh(first)).body as { access: string; refresh: string }
  await backend.controls.clock.advance(31_000)
  expect(await refresh(first)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  expect((await me(second.access)).status).toBe(401)
  expect((await refresh(second.refresh)).status).toBe(401)
})

test('the grace is for the token just before, not for its grandparent', async () => {
  const { refresh: first } = await signInByCode()
  const second = (await refresh(first)).body as { refresh: string }
  const third = (await refresh(second.refresh)).body as { refresh: string }
  expect((await refresh(first)).status).toBe(401)
  expect((await refresh(third.refresh)).status).toBe(401)
})

test('a sign-in ends after 14 idle days, and after 30 days however busy', async () => {
  const idle = await signInByCode()
  let busy = (await signInByCode()).refresh
  for (let day = 6; day < 30; day += 6) {
    await backend.controls.clock.advance(6 * 24 * 3600_000)
    busy = ((await refresh(busy)).body as { refresh: string }).refresh
  }
  expect((await refresh(idle.refresh)).status).toBe(401)
  await backend.controls.clock.advance(7 * 24 * 3600_000)
  expect((await refresh(busy)).status).toBe(401)
}, 60_000)

test('signing out ends both tokens and never complains', async () => {
  const { access, refresh: token } = await signInByCode()
  const logout = (body: object) => backend.ask('PATCH', '/api/v1/user/authorize/logout/', { body })
  const reply = await logout({ refresh: token })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('clear-site-data')).toBe('"cookies", "storage"')
  expect((await me(access)).status).toBe(401)
  expect((await refresh(token)).status).toBe(401)
  expect((await logout({ refresh: 'nothing' })).status).toBe(200)
})

test('cookies sign nobody in', async () => {
  const { access } = await signInByCode()
  const reply = await backend.ask('GET', ME, { headers: { cookie: `access_token=${access}` } })
  expect(reply).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
})

test('a profile changes what was sent, empties what is null, and nothing else', async () => {
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

test('a picture is kept when it is one, and served with its type', async () => {
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

test.each(['__proto__', 'constructor', 'toString'])(
  'a form may call a field %s, and nothing comes of it',
  async (name) => {
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
  },
)

test('an account goes only with a fresh code, and its number may sign up anew', async () => {
  const { access, user } = await signInByCode()
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
  await backend.controls.clock.advance(31_000)
  const again = await signInByCode(phone)
  expect(again.is_new_user).toBe(true)
  expect(again.user.id).not.toBe(user.id)
})

test('money in the wallet goes with an account only when the customer names the sum', async () => {
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

test('an account that is in a consultation, or waits for a payment, stays', async () => {
  const customer = await backend.newCustomer({ paise: 500_00 })
  const post = (path: string, body: object) => backend.ask('POST', path, { as: customer, body })
  const { txn_id } = (await post('/api/v1/user/wallet/recharge/', { amount: 500 })).body as { txn_id: string }
  await post('/api/v1/payments/phonepe/initiate-transaction/', { txn_id })
  const inUse = { status: 409, body: { code: 'account_in_use', detail: expect.stringContaining('payment') } }
  expect(await post('/api/v1/user/delete-user', { give_up_balance: 500 })).toMatchObject(inUse)
  const other = await backend.newCustomer({ paise: 500_00 })
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
})

test('a client learns its own address', async () => {
  expect(await backend.ask('GET', '/api/v1/user/ip', { ip: '198.51.100.7' })).toMatchObject({
    body: { ip: '198.51.100.7' },
  })
})
