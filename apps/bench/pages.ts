// `pnpm --filter @tarapath/bench pages` measures a first visit to the built apps in Chromium. It prints a table and fails
// when a budget is exceeded. Bytes are brotli at its highest level; times are not checked.
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Request } from 'playwright'
import { openChromium } from './open-chromium.ts'
import { openSite } from './open-site.ts'
import { openCamera } from './pages/open-camera.ts'

/** Set another port to run two at once on a machine. */
const WEB_PORT = Number(process.env['PAGES_PORT'] ?? 3300)
const API_PORT = WEB_PORT + 1000
const web = `http://localhost:${WEB_PORT}`
const api = `http://localhost:${API_PORT}`

const FAKE_CAMERA = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

interface Budget {
  /** Brotli, in kB of 1,000 bytes. */
  scriptKb: number
  styleKb: number
  /** The style elements of the HTML, which the first paint waits for. */
  inlineStyleKb: number
  fontKb: number
  fonts: number
  requests: number
  nodes: number
  /** How far the layout shifts, as browsers count it. */
  shift: number
}

const web360: Budget = {
  scriptKb: 105,
  styleKb: 20,
  inlineStyleKb: 6.144,
  fontKb: 64,
  fonts: 2,
  requests: 25,
  // Header, menu and footer have about 260 of them. What a card says of its astrologer differs with the time of day.
  nodes: 900,
  // Fallback fonts are fractions of a pixel wider or narrower, and what the cards say differs with the time of day.
  shift: 0.01,
}

/** A page for reading, which comes without the application: a few small scripts share and scroll. Three astrologers end it. */
const article: Budget = { ...web360, scriptKb: 1, inlineStyleKb: 6.3, nodes: 550 }

/** Its text brings a font of 26 kB. */
const mantra: Budget = { ...article, fonts: 3, scriptKb: 15, nodes: 600, shift: 0.1 }

/** A page of the store, a course, or the form of a calculator. */
const form: Budget = { ...web360, scriptKb: 115, inlineStyleKb: 7 }

interface Visit {
  name: string
  url: string
  budget: Budget
  cookies?: { name: string; value: string; url: string }[]
  /** What the page asks for after its video plays is not counted. */
  untilPlaying?: boolean
}

const pages: Visit[] = [
  { name: 'home', url: `${web}/`, budget: web360 },
  // In the evening all twenty astrologers are online, and their cards have two buttons.
  { name: 'list', url: `${web}/consult-astrologer-online`, budget: { ...web360, nodes: 950 } },
  {
    name: 'profile',
    url: `${web}/consult-astrologer-online/acharya-meera-1`,
    budget: { ...web360, inlineStyleKb: 6.7 },
  },
  { name: 'reading', url: `${web}/horoscope/daily-horoscope/scorpio`, budget: article },
  { name: 'mantra', url: `${web}/mantras/gayatri-mantra`, budget: mantra },
  // Twelve of its requests are for pictures of products.
  { name: 'store', url: `${web}/store`, budget: { ...form, requests: 28 } },
  { name: 'product', url: `${web}/store/tulsi-mala`, budget: form },
  { name: 'courses', url: `${web}/courses`, budget: form },
  { name: 'calculator', url: `${web}/calculators/kundli`, budget: form },
  { name: 'embedded view', url: `${api}/embedded/`, budget: { ...web360, scriptKb: 76, nodes: 1000 } },
]

/**
 * A live stream, up to its picture: the client, chat, tips, queue and what runs beside every page come after it. React and
 * its router are 95 kB of its scripts, and the shell 10.
 */
const live: Budget = { ...web360, scriptKb: 115, requests: 30 }

/** A page waits a few seconds for a picture before it loads the rest. A busy machine needs longer. */
function neverGiveUpWaiting(): void {
  const wait = globalThis.setTimeout
  Object.assign(globalThis, { setTimeout: (run: () => void, ms = 0) => wait(run, ms < 3000 ? ms : 2e9) })
}

interface Seen {
  shift: number
  playingAt: number
}

/** Fonts and scripts are asked for after the first paint, which on a busy machine may be late, and scripts ask for more. */
async function untilQuiet(page: Page, unanswered: ReadonlySet<Request>): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await count(); now !== before || unanswered.size > 0;) {
    await page.waitForTimeout(1000)
    await page.evaluate(() => document.fonts.ready)
    before = now
    now = await count()
  }
}

async function visit(browser: Browser, { url, cookies = [], untilPlaying = false }: Visit) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await page.context().addCookies(cookies)
  const bodies: Record<string, { address: string; body: Promise<Buffer> }[]> = { script: [], stylesheet: [], font: [] }
  const requests: string[] = []
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    requests.push(request.url())
    // Events come until the page closes.
    if (!request.url().includes('/api/events/')) unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  page.on('response', (response) =>
    bodies[response.request().resourceType()]?.push({ address: response.url(), body: response.body() }),
  )
  if (untilPlaying) await page.addInitScript(neverGiveUpWaiting)
  await page.addInitScript(() => {
    const seen = { shift: 0, playingAt: Infinity }
    Object.assign(globalThis, { seen })
    addEventListener('playing', () => (seen.playingAt = Math.min(seen.playingAt, performance.now())), true)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const reply = await page.goto(url)
  if (!reply?.ok()) throw new Error(`${url} answered ${reply?.status()}.`)
  if (untilPlaying)
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.playingAt < Infinity)
  await untilQuiet(page, unanswered)
  const html = await reply.text()
  const { shift, nodes, late } = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen }
    const after = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > seen.playingAt)
    return { shift: seen.shift, nodes: document.querySelectorAll('*').length, late: after.map(({ name }) => name) }
  })
  const bodiesOf = (type: string) =>
    Promise.all((bodies[type] ?? []).filter(({ address }) => !late.includes(address)).map(({ body }) => body))
  const [scripts, sheets, fonts] = await Promise.all(['script', 'stylesheet', 'font'].map(bodiesOf))
  await page.close()
  const inline = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => Buffer.from(text ?? ''))
  const layers = Buffer.concat(inline).toString().split('@layer ').slice(1)
  const faults = [
    ...requests
      .filter((address) => !address.startsWith(new URL(url).origin) && !address.startsWith('data:'))
      .map((address) => `It asks another origin: ${address}`),
    // Each face lays the whole page out again, so that the page loads all of them by itself, after the first paint.
    ...(/<link[^>]+as="font"/.test(html) ? ['It preloads a font.'] : []),
    ...(url.startsWith(web) && /<head>[^]*modulepreload[^]*<\/head>/.test(html)
      ? ['It preloads scripts before the page.']
      : []),
    ...(new Set(layers).size < layers.length ? ['It has a style sheet twice.'] : []),
    ...(sheets?.some((body) => /@font-face[^}]+url\(/.test(body.toString())) ? ['A style sheet loads a font.'] : []),
  ]
  const measured: Budget = {
    scriptKb: brotliKb(scripts),
    styleKb: brotliKb(sheets),
    inlineStyleKb: brotliKb([Buffer.concat(inline)]),
    fontKb: (fonts ?? []).reduce((sum, body) => sum + body.length, 0) / 1000,
    fonts: fonts?.length ?? 0,
    requests: requests.filter((address) => !late.includes(address)).length,
    nodes,
    shift,
  }
  return { measured, faults }
}

const brotliKb = (bodies: readonly Buffer[] = []): number =>
  bodies.reduce((sum, body) => sum + (body.length > 0 ? brotliCompressSync(body).length : 0), 0) / 1000

const site = await openSite({ webPort: WEB_PORT, apiPort: API_PORT })
try {
  const browser = await openChromium(...FAKE_CAMERA)
  const { path, cookies } = await openCamera(browser, { web, api })
  pages.push({ name: 'live stream', url: web + path, budget: live, cookies, untilPlaying: true })
  const columns = Object.keys(web360) as (keyof Budget)[]
  console.log(`| page | ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length + 1)}`)
  for (const page of pages) {
    const { name, budget } = page
    const { measured, faults } = await visit(browser, page)
    const cells = columns.map(
      (column) => `${Number(measured[column].toFixed(column === 'shift' ? 4 : 1))} of ${budget[column]}`,
    )
    console.log(`| ${name} | ${cells.join(' | ')} |`)
    const exceeded = columns.filter((column) => measured[column] > budget[column])
    for (const fault of [...exceeded.map((column) => `It exceeds its budget of ${column}.`), ...faults]) {
      console.error(`${name}: ${fault}`)
      process.exitCode = 1
    }
  }
  await browser.close()
} finally {
  await site.close()
}
