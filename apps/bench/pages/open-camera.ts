import type { Browser } from 'playwright'

interface Camera {
  /** The page of the live stream. */
  path: string
  cookies: { name: string; value: string; url: string }[]
}

/** An astrologer goes live with the fake camera of the browser, and a customer signs in who may watch. */
export async function openCamera(browser: Browser, { web, api }: { web: string; api: string }): Promise<Camera> {
  const title = 'Measured'
  await sendForm(`${api}/console/studio/go-live`, { astrologer: '30', title })
  const { results } = await readJson<{ results: { id: number; title: string }[] }>(
    await fetch(`${api}/api/v1/consultation/consultant-live-stream/?status=live&limit=50`),
  )
  const id = results.find((stream) => stream.title === title)?.id
  const studio = await browser.newPage()
  await studio.goto(`${api}/console/studio/${id}`)
  await studio.getByRole('button', { name: 'Start camera' }).click()
  await studio.getByRole('status').getByText('You are live.').waitFor()
  const { access, refresh } = await signIn(api)
  const cookies = Object.entries({ refresh_token: refresh, access_token: access })
  return {
    path: `/live-session?stream=${id}`,
    cookies: cookies.map(([name, value]) => ({ name, value, url: web })),
  }
}

async function signIn(api: string): Promise<{ access: string; refresh: string }> {
  const phone = '9812345678'
  await post(`${api}/api/v1/user/authorize/otp_login/`, { phone_number: phone })
  const codes = await (await fetch(`${api}/console`)).text()
  const code = new RegExp(`data-phone="\\+91${phone}"[\\s\\S]*?<output data-code[^>]*>(\\d{6})`).exec(codes)?.[1]
  return readJson(await post(`${api}/api/v1/user/authorize/otp_verify/`, { phone_number: phone, otp_key: code }))
}

const readJson = async <T>(reply: Response): Promise<T> => (await reply.json()) as T

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function sendForm(url: string, fields: Record<string, string>): Promise<void> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  if (!(await reply.text()).includes('data-notice="done"')) throw new Error(`${url} answered ${reply.status}.`)
}
