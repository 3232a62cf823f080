import type { Browser, Page } from '@playwright/test'
import { API } from '../addresses.ts'
import { signInByApi } from './world/call-by-api.ts'
import { openMediaBrowser } from './world/media-browser.ts'
import { expect, test } from './world/test.ts'

test.skip(({ viewport }) => viewport !== null && viewport.width > 600, 'The pages have one width.')

let browser: Browser
test.beforeAll(async () => {
  browser = await openMediaBrowser()
})
test.afterAll(() => browser.close())

/** How many frames were decoded, and a hash of the one on screen. */
const readVideo = (page: Page, video: string): Promise<{ frames: number; picture: number }> =>
  page.locator(video).evaluate((element: HTMLVideoElement) => {
    const canvas = new OffscreenCanvas(90, 160)
    const context = canvas.getContext('2d')
    context?.drawImage(element, 0, 0, 90, 160)
    const pixels = context?.getImageData(0, 0, 90, 160).data ?? []
    const picture = [...pixels].reduce((hash, value) => (Math.imul(hash, 31) + value) | 0, 7)
    return { frames: element.getVideoPlaybackQuality().totalVideoFrames, picture }
  })

/** More frames are decoded and the picture changes: it is not enough that the player's clock runs. */
async function expectMovingPicture(page: Page, video: string): Promise<void> {
  await expect.poll(async () => (await readVideo(page, video)).frames).toBeGreaterThan(5)
  const before = await readVideo(page, video)
  await expect.poll(async () => (await readVideo(page, video)).frames).toBeGreaterThan(before.frames + 5)
  await expect.poll(async () => (await readVideo(page, video)).picture).not.toBe(before.picture)
}

test('viewers see the camera of the studio', async ({ request, world }) => {
  const { id: astrologer } = await world.meetHost(30)
  await world.goLive(astrologer, 'A journey')
  const viewer = await signInByApi(request, world, {})
  const { results } = await viewer.get('consultation/consultant-live-stream/?status=live&limit=50')
  const stream = results.find((one: { consultant: { id: number } }) => one.consultant.id === astrologer)

  const studio = await browser.newPage()
  await studio.goto(`${API}/console/studio/${stream.id}`)
  await studio.getByRole('button', { name: 'Start camera' }).click()
  await expect(studio.getByRole('status')).toHaveText('You are live.')
  await expectMovingPicture(studio, 'figure:last-of-type video')
  const status = async () => (await viewer.get(`consultation/consultant-live-stream/${stream.id}/`)).status as string
  await world.advanceClock(120)
  expect(await status()).toBe('live')

  // The page closes without ending the live stream: the server notices, and waits a minute for the camera to come back.
  await studio.close()
  await expect
    .poll(
      async () => {
        await world.advanceClock(5)
        return status()
      },
      { timeout: 120_000, intervals: [1000] },
    )
    .toBe('ended')
})

test('a recorded live stream loops without a gap', async ({ request, world }) => {
  const viewer = await signInByApi(request, world, {})
  const { id } = await world.scriptedLiveStream()
  const { url } = await viewer.get(`consultation/consultant-live-stream/${id}/live-stream-token/`)
  // The content security policy of the backend's pages would refuse the player that is added here.
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
    // More parts than the recording has, so that they contain the start of the next loop.
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
  // One range of forty seconds: no gap where the recording starts again.
  expect(await page.title()).toBe('1 40')
  await expectMovingPicture(page, 'video')
  await context.close()
})
