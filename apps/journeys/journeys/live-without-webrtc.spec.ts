import type { Page } from '@playwright/test'
import { API } from '../addresses.ts'
import { signInByApi } from './world/call-by-api.ts'
import { openMediaBrowser } from './world/media-browser.ts'
import { expect, test } from './world/test.ts'

const framesOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

/** Every check of the connection fails, as behind a firewall that lets no WebRTC through. */
const blockWebRtc = (page: Page) =>
  page.route('**/whep', async (route) => {
    const reply = await route.fetch()
    const answer = await reply.text()
    await route.fulfill({ response: reply, body: answer.replace(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${'0'.repeat(24)}`) })
  })

test('a viewer whose network lets no WebRTC through sees the camera a few seconds late', async ({
  page,
  request,
  world,
  customer,
  expected,
}) => {
  // A busy machine is late with the first part, or drops one that it was late to ask for: the player asks again.
  expected.push(/404/)
  const { id: astrologer } = await world.meetHost(39)
  await world.goLive(astrologer, 'Behind a firewall')
  const { get } = await signInByApi(request, world, {})
  const { results } = await get('consultation/consultant-live-stream/?status=live&limit=50')
  const { id } = results.find((one: { consultant: { id: number } }) => one.consultant.id === astrologer)
  const browser = await openMediaBrowser()
  const studio = await browser.newPage()
  await studio.goto(`${API}/console/studio/${id}`)
  await studio.getByRole('button', { name: 'Start camera' }).click()
  await expect(studio.getByRole('status')).toHaveText('You are live.')

  await customer.signIn()
  await blockWebRtc(page)
  await page.goto(`/live-session?stream=${id}`)
  // WebRTC is given up after eight seconds, and the first parts come after that.
  await expect(page.getByText('A few seconds late')).toBeVisible({ timeout: 180_000 })
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
  const before = await framesOf(page)
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before + 5)
  await expect(page.getByRole('button', { name: 'Sound only' })).toBeHidden()
  await browser.close()
})
