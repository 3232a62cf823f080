import type { Browser, Page } from '@playwright/test'
import { API } from '../addresses.ts'
import { signInByApi } from './world/call-by-api.ts'
import { openMediaBrowser } from './world/media-browser.ts'
import { expect, test } from './world/test.ts'

test.skip(({ viewport }) => viewport !== null && viewport.width > 600, 'The pages are of one width.')

let browser: Browser
test.beforeAll(async () => {
  browser = await openMediaBrowser()
})
test.afterAll(() => browser.close())

/** Frames that were decoded so far, and a fingerprint of the one on screen. */
const seen = (page: Page, video: string): Promise<{ frames: number; picture: number }> =>
  page.locator(video).evaluate((element: HTMLVideoElement) => {
    const canvas = new OffscreenCanvas(90, 160)
    const context = canvas.getContext('2d')
    context?.drawImage(element, 0, 0, 90, 160)
    const pixels = context?.getImageData(0, 0, 90, 160).data ?? []
    const picture = [...pixels].reduce((hash, value) => (Math.imul(hash, 31) + value) | 0, 7)
    return { frames: element.getVideoPlaybackQuality().totalVideoFrames, picture }
  })

/** Decoded frames grow and the picture moves: more than a clock that runs. */
async function expectMovingPicture(page: Page, video: string): Promise<void> {
  await expect.poll(async () => (await seen(page, video)).frames).toBeGreaterThan(5)
  const before = await seen(page, video)
  await expect.poll(async () => (await seen(page, video)).frames).toBeGreaterThan(before.frames + 5)
  expect((await seen(page, video)).picture).not.toBe(before.picture)
}

test('what an astrologer sends from the studio is what viewers see', async ({ request, world }) => {
  const { id: astrologer } = await world.meet(30)
  await world.goLive(astrologer, 'A journey')
  const viewer = await signInByApi(request, world, 0)
  const { results } = await viewer.get('consultation/consultant-live-stream/?status=live&limit=50')
  const show = results.find((one: { consultant: { id: number } }) => one.consultant.id === astrologer)

  const studio = await browser.newPage()
  await studio.goto(`${API}/console/studio/${show.id}`)
  await studio.getByRole('button', { name: 'Start camera' }).click()
  await expect(studio.getByRole('status')).toHaveText('You are live.')
  await expectMovingPicture(studio, 'figure:last-of-type video')
  const status = async () => (await viewer.get(`consultation/consultant-live-stream/${show.id}/`)).status as string
  await world.turnClock(120)
  expect(await status()).toBe('live')

  // The page is closed, and nobody says so: the server notices, and waits a minute for the camera to come back.
  await studio.close()
  await expect
    .poll(
      async () => {
        await world.turnClock(5)
        return status()
      },
      { timeout: 90_000, intervals: [1000] },
    )
    .toBe('ended')
})

test('a show of the programme plays without end and without a seam', async ({ request, world }) => {
  const viewer = await signInByApi(request, world, 0)
  const { results } = await viewer.get('consultation/consultant-live-stream/?status=live')
  const { url } = await viewer.get(`consultation/consultant-live-stream/${results[0].id}/live-stream-token/`)
  // A page of the backend allows nothing but itself; a player is put into it here.
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${API}/healthz`)
  await page.evaluate(async (base) => {
    const video = document.createElement('video')
    video.muted = true
    document.body.append(video)
    const media = new MediaSource()
    video.src = URL.createObjectURL(media)
    await new Promise((resolve) => media.addEventListener('sourceopen', resolve, { once: true }))
    const buffer = media.addSourceBuffer('video/mp4; codecs="avc1.4d401e,mp4a.40.2"')
    const lines = (await (await fetch(`${base}index.m3u8`)).text()).split('\n')
    const first = Number(/part-(\d+)/.exec(lines.find((line) => line.endsWith('.m4s')) ?? '')?.[1])
    // More parts than the recording has: the loop closes in between.
    const parts = Array.from({ length: 10 }, (_, at) => `part-${first + at}.m4s`)
    for (const file of ['init.mp4', ...parts]) {
      const bytes = await (await fetch(base + file)).arrayBuffer()
      buffer.appendBuffer(bytes)
      await new Promise((resolve) => buffer.addEventListener('updateend', resolve, { once: true }))
    }
    video.currentTime = buffer.buffered.start(0)
    await video.play()
    document.title = `${buffer.buffered.length} ${Math.round(buffer.buffered.end(0) - buffer.buffered.start(0))}`
  }, url)
  // One range of forty seconds: no hole where the recording begins anew.
  expect(await page.title()).toBe('1 40')
  await expectMovingPicture(page, 'video')
  await context.close()
})
