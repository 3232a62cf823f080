// `pnpm --filter @tarapath/bench pages` measures a first visit to the built apps in Chromium. It prints a table and fails
// when a budget is exceeded. Bytes are brotli at its highest level; times are not checked.
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { openChromium } from './open-chromium.ts'
import { openSite } from './open-site.ts'

const WEB_PORT = 3300
const API_PORT = 4300
const web = `http://localhost:${WEB_PORT}`
const api = `http://localhost:${API_PORT}`

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

/** A page for reading, which comes without the application: a few small scripts share and scroll. */
const article: Budget = { ...web360, scriptKb: 1, inlineStyleKb: 6.3, nodes: 530 }

/** Its text brings a font of 26 kB. */
const mantra: Budget = { ...article, fonts: 3, scriptKb: 15, nodes: 600, shift: 0.1 }

const pages: { name: string; url: string; budget: Budget }[] = [
  { name: 'home', url: `${web}/`, budget: web360 },
  // In the evening all twenty astrologers are online, and their cards have two buttons.
  { name: 'list', url: `${web}/consult-astrologer-online`, budget: { ...web360, nodes: 930 } },
  { name: 'profile', url: `${web}/consult-astrologer-online/acharya-meera-1`, budget: { ...web360, inlineStyleKb: 7 } },
  { name: 'reading', url: `${web}/horoscope/daily-horoscope/scorpio`, budget: article },
  { name: 'mantra', url: `${web}/mantras/gayatri-mantra`, budget: mantra },
  { name: 'embedded view', url: `${api}/embedded/`, budget: { ...web360, scriptKb: 75, nodes: 1000 } },
]

/** Fonts and scripts are asked for after the first paint, which on a busy machine may be late, and scripts ask for more. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await count(); now !== before;) {
    await page.waitForTimeout(1000)
    await page.evaluate(() => document.fonts.ready)
    before = now
    now = await count()
  }
}

async function visit(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const bodies: Record<string, Promise<Buffer>[]> = { script: [], stylesheet: [], font: [] }
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('response', (response) => bodies[response.request().resourceType()]?.push(response.body()))
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const reply = await page.goto(url)
  await untilQuiet(page)
  const html = (await reply?.text()) ?? ''
  const { shift, nodes } = await page.evaluate(() => ({
    shift: (globalThis as unknown as { seen: { shift: number } }).seen.shift,
    nodes: document.querySelectorAll('*').length,
  }))
  const [scripts, sheets, fonts] = await Promise.all(
    ['script', 'stylesheet', 'font'].map((type) => Promise.all(bodies[type] ?? [])),
  )
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
    requests: requests.length,
    nodes,
    shift,
  }
  return { measured, faults }
}

const brotliKb = (bodies: readonly Buffer[] = []): number =>
  bodies.reduce((sum, body) => sum + (body.length > 0 ? brotliCompressSync(body).length : 0), 0) / 1000

const site = await openSite({ webPort: WEB_PORT, apiPort: API_PORT })
try {
  const browser = await openChromium()
  const columns = Object.keys(web360) as (keyof Budget)[]
  console.log(`| page | ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length + 1)}`)
  for (const { name, url, budget } of pages) {
    const { measured, faults } = await visit(browser, url)
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
