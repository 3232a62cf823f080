import type { Page } from 'playwright'
import { sendForm } from '../send-form.ts'
import type { Site } from '../open-site.ts'
import { signIn } from '../sign-in.ts'

const ASTROLOGER = 18
const RUPEES = 2000
const EARLIER_MESSAGES = 40

/** Opens a chat on the page of a new customer, with so many messages that its list scrolls. */
export async function openChat(page: Page, site: Site, phone: string): Promise<void> {
  const { web, api } = site
  await page.context().addCookies(await signIn(site, phone))
  await sendForm(site, 'wallets/set-balance', { phone_number: phone, rupees: RUPEES })
  await sendForm(site, 'availability/set', { astrologer: ASTROLOGER, availability: 'online' })
  await sendForm(site, 'operator/take-over', { astrologer: ASTROLOGER })
  const { slug, name } = (await (await fetch(`${api}/api/v1/astro/consultants/${ASTROLOGER}/`)).json()) as {
    slug: string
    name: string
  }
  await page.goto(`${web}/consult-astrologer-online/${slug}`)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${name}` })
  await sheet.getByRole('button', { name: 'Start chat' }).click()
  await page.getByRole('heading', { name: `Connecting to ${name}…` }).waitFor()
  const consolePage = await (await fetch(`${api}/console`)).text()
  const card = (consolePage.match(/<article[^>]*data-consultation[^>]*>/g) ?? []).find((tag) =>
    tag.includes(`data-astrologer="${ASTROLOGER}"`),
  )
  const consultation = Number(/data-consultation="(\d+)"/.exec(card ?? '')?.[1])
  await sendForm(site, 'operator/pick-up', { consultation })
  for (let at = 1; at <= EARLIER_MESSAGES; at += 1)
    await sendForm(site, 'operator/say', { consultation, text: `${at}. What I see in your chart about this year.` })
  await page.getByText(`${EARLIER_MESSAGES}. What I see`).waitFor()
}
