import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, openTestDatabase, type TestBackend } from '@tarapath/backend-testing'

const statements: string[] = []
let backend: TestBackend
beforeAll(async () => {
  const database = await openTestDatabase({ beforeStatement: (statement) => void statements.push(statement) })
  backend = await openTestBackend({ database })
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
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')
const me = (access: string) => backend.ask('GET', ME, { headers: { authorization: `Bearer ${access}` } })

async function logIn(phone = newPhone()) {
  await requestCode(phone)
  const { body } = await enterCode(phone, await backend.codeSentTo(phone))
  return body as { access: string; refresh: string; is_new_user: boolean; user: { id: number } }
}

test('the first login with a phone creates a customer, and the next login finds the same one', async () => {
  const phone = newPhone()
  expect(await requestCode(phone)).toMatchObject({ status: 200, body: { expires_in: 300, resend_after: 30 } })
  const code = await backend.codeSentTo(phone)
  const first = await enterCode(phone.slice(3), code)
  expect(first).toMatchObject({ status: 200, body: { is_new_user: true, user: { phone_number: phone, name: '' } } })
  const { access, user } = first.body as { access: string; user: { id: number } }
  expect(await me(access)).toMatchObject({
    status: 200,
    body: { id: user.id, balance: 0, ongoing_consultation: null, favourite_consultant_ids: [] },
  })
  await backend.controls.clock.advance(31_000)
  expect(await logIn(phone)).toMatchObject({ is_new_user: false, user: { id: user.id } })
})

test('an incorrect code reports the tries left, and the sixth try is refused even with the correct code', async () => {
  const phone = newPhone()
  await requestCode(phone)
  const code = await backend.codeSentTo(phone)
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try', '0 tries'])
    expect(await enterCode(phone, otherThan(code))).toMatchObject({
      status: 400,
      body: { otp_key: [`Incorrect OTP. ${left} left.`] },
    })
  expect(await enterCode(phone, code)).toMatchObject({ status: 429, body: { code: 'throttled' } })
})

test('of many concurrent guesses from different addresses only five are compared', async () => {
  const phone = newPhone()
  await requestCode(phone)
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

test('five concurrent correct codes give one login, and the others are expired, not throttled', async () => {
  for (let round = 0; round < 10; round += 1) {
    const phone = newPhone()
    await requestCode(phone)
    const code = await backend.codeSentTo(phone)
    const replies = await Promise.all(Array.from({ length: 5 }, () => enterCode(phone, code)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  }
})

test('a code is valid for five minutes, and a new one takes the place of the old one', async () => {
  const phone = newPhone()
  const ip = newIp()
  await requestCode(phone, ip)
  const first = await backend.codeSentTo(phone)
  await backend.controls.clock.advance(31_000)
  await requestCode(phone, ip)
  const second = await backend.codeSentTo(phone)
  // One in a million codes follows itself.
  expect((await enterCode(phone, first === second ? otherThan(second) : first)).status).toBe(400)
  await backend.controls.clock.advance(301_000)
  expect(await enterCode(phone, second)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
})

test('the replies do not reveal whether a number has an account', async () => {
  const known = newPhone()
  await logIn(known)
  await backend.controls.clock.advance(31_000)
  expect((await requestCode(known)).body).toEqual((await requestCode(newPhone())).body)
  const strangers = await enterCode(newPhone(), '123456')
  await enterCode(known, await backend.codeSentTo(known))
  expect((await enterCode(known, '123456')).body).toEqual(strangers.body)
})

test('known and unknown numbers run the same database statements', async () => {
  const known = newPhone()
  await logIn(known)
  await backend.controls.clock.advance(31_000)
  const statementsOf = async (phone: string) => {
    statements.length = 0
    await requestCode(phone)
    await enterCode(phone, otherThan(await backend.codeSentTo(phone)))
    return [...statements]
  }
  const asked = await statementsOf(known)
  expect(asked.length).toBeGreaterThan(5)
  expect(await statementsOf(newPhone())).toEqual(asked)
})

test.each(['+1 212 555 0123', '+447911123456', '+8801712345678'])('%s is not sent a code', async (phone_number) => {
  for (const path of [LOGIN, '/api/v1/user/send-otp'])
    expect(await backend.ask('POST', path, { body: { phone_number } })).toMatchObject({
      status: 400,
      body: { phone_number: ['We send OTPs to mobile numbers of India only.'] },
    })
})

test.each(['12345', '+911234567890', 'abc', '9876543210123', '+1 900 555', ''])(
  '%j is not a mobile number',
  async (phone) => {
    const reply = await backend.ask('POST', LOGIN, { body: { phone_number: phone } })
    expect(reply).toMatchObject({ status: 400, body: { phone_number: [expect.any(String)] } })
  },
)
