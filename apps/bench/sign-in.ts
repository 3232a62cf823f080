import type { Site } from './open-site.ts'

/** Signs a customer in by the code that the developer console shows. Returns the cookies of the website. */
export async function signIn({ web, api }: Pick<Site, 'web' | 'api'>, phone: string) {
  const post = async (path: string, body: object): Promise<unknown> => {
    const reply = await fetch(`${api}/api/v1/user/authorize/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  await post('otp_login', { phone_number: phone })
  const codes = await (await fetch(`${api}/console`)).text()
  const code = new RegExp(`data-phone="\\+91${phone}"[\\s\\S]*?<output data-code[^>]*>(\\d{6})`).exec(codes)?.[1]
  const { access, refresh } = (await post('otp_verify', { phone_number: phone, otp_key: code })) as {
    access: string
    refresh: string
  }
  return Object.entries({ refresh_token: refresh, access_token: access }).map(([name, value]) => ({
    name,
    value,
    url: web,
    sameSite: 'Strict' as const,
  }))
}
