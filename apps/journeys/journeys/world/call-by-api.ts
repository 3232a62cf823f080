import type { APIRequestContext } from '@playwright/test'
import { API } from '../../addresses.ts'
import type { DeveloperConsole } from './developer-console.ts'

/** A customer without a page, signed in with the code from the console. Sends requests with the access token. */
export async function signInByApi(
  request: APIRequestContext,
  world: DeveloperConsole,
  { phone = `97${String(Date.now()).slice(-8)}`, rupees = 0 },
) {
  const post = async (path: string, data: object, headers = {}) =>
    (await request.post(`${API}/api/v1/${path}`, { data, headers })).json()
  await post('user/authorize/otp_login/', { phone_number: phone })
  const code = await world.codeFor(phone)
  const { access, refresh } = await post('user/authorize/otp_verify/', { phone_number: phone, otp_key: code })
  const headers = { authorization: `Bearer ${access}` }
  if (rupees > 0) await world.setWallet(phone, rupees)
  return {
    access: String(access),
    refresh: String(refresh),
    post: (path: string, data: object) => post(path, data, headers),
    get: async (path: string) => (await request.get(`${API}/api/v1/${path}`, { headers })).json(),
  }
}
