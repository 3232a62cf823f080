import type { Page } from 'playwright'
import type { Site } from '../open-site.ts'

const ASTROLOGER = 18
const RUPEES = 2000
const EARLIER_MESSAGES = 40

/** Opens a chat on the page of a new customer, with so many messages that its list scrolls. */
export async function openChat(page: Page, { web, api }: Site, phone: string): Promise<void> {
  const press = async (path: string, form: Record<string, string | number>) => {
    const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))
    const text = await (await fetch(`${api}/console/${path}`, { method: 'POST', body })).text()
    if (!text.includes('data-notice="done"')) throw new Error(`/console/${path} was refused.`)
  }
  const post = async <Reply>(path: string, body: object, headers = {}): Promise<Reply> => {
    const reply = await fetch(`${api}/api/v1/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Reply
  }
  await post('user/authorize/otp_login/', { phone_number: phone })
  const codes = await (await fetch(`${api}/console`)).text()
  const code = new RegExp(`data-phone="\\+91${phone}"[\\s\\S]*?<output data-code[^>]*>(\\d{6})`).exec(codes)?.[1]
  const session = await post<{ access: string; refresh: string }>('user/authorize/otp_verify/', {
    phone_number: phone,
    otp_key: code,
  })
  await press('wallets/set-balance', { phone_number: phone, rupees: RUPEES })
  await press('availability/set', { astrologer: ASTROLOGER, availability: 'online' })
  await press('operator/take-over', { astrologer: ASTROLOGER })
  await page.context().addCookies(
    Object.entries({ refresh_token: session.refresh, access_token: session.access }).map(([name, value]) => ({
      name,
      value,
      url: web,
      sameSite: 'Strict' as const,
    })),
  )
  const { slug, name } = (await (await fetch(`${api}/api/v1/astro/consultants/${ASTROLOGER}/`)).json()) as {
    slug: string
    name: string
  }
  await page.goto(`${web}/consult-astrologer-online/${slug}`)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${name}` })
  await sheet.getByRole('button', { name: 'Start chat' }).click()
  await page.getByRole('heading', { name: `Connecting to ${name}…` }).waitFor()
  const seats = await (await fetch(`${api}/console`)).text()
  const seat = (seats.match(/<article[^>]*data-consultation[^>]*>/g) ?? []).find((tag) =>
    tag.includes(`data-astrologer="${ASTROLOGER}"`),
  )
  const consultation = Number(/data-consultation="(\d+)"/.exec(seat ?? '')?.[1])
  await press('operator/pick-up', { consultation })
  for (let at = 1; at <= EARLIER_MESSAGES; at += 1)
    await press('operator/say', { consultation, text: `${at}. What I see in your chart about this year.` })
  await page.getByText(`${EARLIER_MESSAGES}. What I see`).waitFor()
}
