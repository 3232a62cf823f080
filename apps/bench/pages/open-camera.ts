import type { Browser } from 'playwright'
import { sendForm } from '../send-form.ts'
import { signIn } from '../sign-in.ts'

interface Camera {
  /** The page of the live stream. */
  path: string
  cookies: { name: string; value: string; url: string }[]
}

/** An astrologer goes live with the fake camera of the browser, and a customer signs in who may watch. */
export async function openCamera(browser: Browser, site: { web: string; api: string }): Promise<Camera> {
  const { api } = site
  const title = 'Measured'
  await sendForm(site, 'studio/go-live', { astrologer: '30', title })
  const live = await fetch(`${api}/api/v1/consultation/consultant-live-stream/?status=live&limit=50`)
  const { results } = (await live.json()) as { results: { id: number; title: string }[] }
  const id = results.find((stream) => stream.title === title)?.id
  const studio = await browser.newPage()
  await studio.goto(`${api}/console/studio/${id}`)
  await studio.getByRole('button', { name: 'Start camera' }).click()
  await studio.getByRole('status').getByText('You are live.').waitFor()
  return { path: `/live-session?stream=${id}`, cookies: await signIn(site, '9812345678') }
}
