import {
  createClient,
  deleteMyAccount,
  getMyProfile,
  getPhonePeStatus,
  getRechargeDetails,
  initiatePhonePePayment,
  isApiError,
  memoryStorage,
  rechargeWallet,
  requestLoginOtp,
  safe,
  updateProfile,
  verifyLoginOtp,
} from '@tarapath/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const newClient = (tokens?: { access: string; refresh: string }) => {
  const storage = memoryStorage(tokens)
  return { storage, client: createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch as typeof fetch, storage }) }
}

test('a customer signs in, completes the profile, recharges the wallet and sees the balance', async () => {
  const { client } = newClient()
  const phone_number = '98111 22233'
  await requestLoginOtp(client, { phone_number })
  const otp_key = await backend.codeSentTo('+919811122233')
  const { user } = await verifyLoginOtp(client, { phone_number, otp_key })
  await updateProfile(client, { id: user.id }, { name: 'Asha Rao', date_of_birth: '1994-08-17' })

  const { txn_id } = await rechargeWallet(client, { amount: 500, coupon_code: 'NAMASTE20' })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id, path: '/chat' })
  const back = await backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
  expect(back.headers.get('location')).toBe(`http://localhost:3000/chat?txn_id=${txn_id}`)
  expect(await getPhonePeStatus(client, { txn_id })).toMatchObject({ status: 'success', balance: 550 })

  expect(await getMyProfile(client)).toMatchObject({ name: 'Asha Rao', balance: 550, zodiac_sign: 'leo' })
  const { activity } = await getRechargeDetails(client, { amount: 100, activity_limit: 5 })
  expect(activity).toMatchObject([{ title: 'Wallet recharge', amount: 550, balance: 550, txn_id }])
})

test('an expired access token is refreshed once for all waiting calls', async () => {
  const { client, storage } = newClient(await backend.newCustomer({ paise: 12_34 }))
  await backend.controls.clock.advance(11 * 60_000)
  const profiles = await Promise.all(Array.from({ length: 8 }, () => getMyProfile(client)))
  expect(new Set(profiles.map(({ balance }) => balance))).toEqual(new Set([12.34]))
  const { access, refresh } = (await storage.get()) as { access: string; refresh: string }
  await backend.controls.clock.advance(60_000)
  // The rotated refresh token is the valid one.
  expect((await backend.ask('POST', '/api/token/refresh/', { body: { refresh } })).status).toBe(200)
  expect(access).not.toBe('')
})

test('an error reply becomes an ApiError with its status and body', async () => {
  const { client } = newClient(await backend.newCustomer())
  const result = await safe(rechargeWallet(client, { amount: 10 }))
  expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 400 } })
  const failure = await deleteMyAccount(client, {}).catch((error: unknown) => error)
  expect(isApiError(failure) && [failure.status, failure.body]).toMatchObject([403, { code: 'verification_required' }])
})
