// `pnpm --filter @tarapath/bench live` measures a live stream in Chromium with a fake camera: how soon its picture comes,
// how late it is, and whether the page paints while the chat is busy. It fails where a goal is missed. It needs the apps
// built. Written to results/live.md.
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright'
import { median } from './backend/median.ts'
import { commit } from './commit.ts'
import { delayMs, firstPictureMs, framesWhile, watchPage } from './live/watch-page.ts'
import { openHeadlessShell } from './open-chromium.ts'
import { openSite, type Site } from './open-site.ts'
import { openCamera } from './pages/open-camera.ts'
import { signIn } from './sign-in.ts'
import { table } from './table.ts'

const WEB_PORT = Number(process.env['PAGES_PORT'] ?? 3300)
const ROUNDS = 5
const CPU_SLOWDOWN = 4
/** A writer may send five messages at once, and one each two seconds. */
const WRITERS = 60
const MESSAGES_A_SECOND = 20
const CHAT_SECONDS = 10
const GOALS = { whepMs: 1500, hlsMs: 3000, frames: 59 }

const FAKE_CAMERA = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

type Cookies = Awaited<ReturnType<typeof signIn>>

async function openRoom(browser: Browser, site: Site, { path, cookies }: { path: string; cookies: Cookies }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await watchPage(page)
  await page.goto(site.web + path)
  return page
}

/** Milliseconds to the first picture, on a new page each time. */
async function firstPictures(open: () => Promise<Page>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open()
    times.push(await firstPictureMs(page))
    await page.context().close()
  }
  return times
}

/** A live stream of the programme, which is HLS. */
async function programmePath({ api }: Site): Promise<string> {
  const reply = await fetch(`${api}/api/v1/consultation/consultant-live-stream/?status=live&limit=50`)
  const { results } = (await reply.json()) as { results: { id: number; scheduled_at: string | null }[] }
  const programme = results.find(({ scheduled_at: at }) => at !== null)
  if (!programme) throw new Error('No programme is on.')
  return `/live-session?stream=${programme.id}`
}

/** Many customers write to the room, so many messages a second. */
async function write(site: Site, path: string, tokens: readonly string[]): Promise<void> {
  const id = /\d+$/.exec(path)?.[0]
  const from = performance.now()
  const requests: Promise<Response>[] = []
  for (let at = 0; at < MESSAGES_A_SECOND * CHAT_SECONDS; at += 1) {
    const dueIn = from + (at * 1000) / MESSAGES_A_SECOND - performance.now()
    if (dueIn > 0) await new Promise((resolve) => setTimeout(resolve, dueIn))
    requests.push(
      fetch(`${site.api}/api/events/live/${id}/lines/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[at % tokens.length]}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: `Is this a good day for a new beginning, and what about ${at}?` }),
      }),
    )
  }
  const refused = (await Promise.all(requests)).filter(({ status }) => status !== 201)
  if (refused.length > 0) throw new Error(`${refused.length} messages were refused.`)
}

/** Frames a second: `quiet` once while nobody writes, `busy` in each of several rounds of messages. */
async function chatFrames(page: Page, site: Site, path: string): Promise<{ quiet: number; busy: number[] }> {
  const tokens: string[] = []
  for (let at = 0; at < WRITERS; at += 1) {
    const cookies = await signIn(site, `97100${String(at).padStart(5, '0')}`)
    tokens.push(cookies.find(({ name }) => name === 'access_token')?.value ?? '')
  }
  await page.getByRole('textbox', { name: 'Say something' }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const quiet = await framesWhile(page, new Promise((resolve) => setTimeout(resolve, CHAT_SECONDS * 1000)))
  const busy: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) busy.push(await framesWhile(page, write(site, path, tokens)))
  return { quiet, busy }
}

const before = loadavg()[0] ?? 0
const site = await openSite({ webPort: WEB_PORT, apiPort: WEB_PORT + 1000 })
try {
  const browser = await openHeadlessShell(...FAKE_CAMERA)
  const camera = await openCamera(browser, site)
  const cookies = await signIn(site, '9812345679')
  const programme = { path: await programmePath(site), cookies }
  const whep = await firstPictures(() => openRoom(browser, site, { path: camera.path, cookies }))
  const hls = await firstPictures(() => openRoom(browser, site, programme))
  const page = await openRoom(browser, site, { path: camera.path, cookies })
  await firstPictureMs(page)
  const { quiet, busy } = await chatFrames(page, site, camera.path)
  const delay = await delayMs(page)
  await browser.close()
  const spread = (times: readonly number[]) =>
    [Math.min(...times), median(times), Math.max(...times)].map((ms) => ms.toFixed())
  const text = [
    '# A live stream',
    '',
    `Made by \`pnpm --filter @tarapath/bench live\` on commit ${commit}, on localhost with the browser's fake camera, at 360 × 740 px:`,
    `from the navigation to the first picture, on ${ROUNDS} new pages each, for a customer who is signed in. The load of the`,
    `machine was ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
    '',
    ...table(
      ['first picture', 'least, ms', 'median, ms', 'most, ms', 'goal, ms'],
      [
        ['camera, over WHEP', ...spread(whep), String(GOALS.whepMs)],
        ['programme, over HLS', ...spread(hls), String(GOALS.hlsMs)],
      ],
    ),
    '',
    `Between the camera and the screen lie ${delay.toFixed()} ms: half a round trip, and the wait in the browser's buffer.`,
    '',
    `With ${MESSAGES_A_SECOND} messages a second from ${WRITERS} customers for ${CHAT_SECONDS} s, and the CPU slowed down ${CPU_SLOWDOWN} times, the page painted`,
    `${median(busy).toFixed(1)} frames a second of 60 at the median of ${ROUNDS} rounds, ${Math.min(...busy).toFixed(1)} at the least, and ${quiet.toFixed(1)} while`,
    `nobody wrote. All goals are for medians; that for frames is ${GOALS.frames}.`,
    '',
  ].join('\n')
  await writeFile(new URL('results/live.md', import.meta.url), text)
  console.log(text)
  const isMissed = median(whep) > GOALS.whepMs || median(hls) > GOALS.hlsMs || median(busy) < GOALS.frames
  process.exitCode = isMissed ? 1 : 0
} finally {
  await site.close()
}
