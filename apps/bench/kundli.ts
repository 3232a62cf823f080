// `pnpm --filter @tarapath/bench kundli` measures in Chromium, at the CPU of a cheap phone, how long a kundli takes from the
// tap on "Calculate" to the frame in which its chart is drawn, and fails where the median is above the goal. It needs the
// apps built. `kundli trace` keeps what the browser did in the last round, in `kundli-trace.json`, and writes no result.
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright'
import { median } from './backend/median.ts'
import { commit } from './commit.ts'
import { openHeadlessShell } from './open-chromium.ts'
import { openSite, type Site } from './open-site.ts'
import { table } from './table.ts'

const ROUNDS = 11
const CPU_SLOWDOWN = 4
const GOAL_MS = 300
const isTraced = process.argv[2] === 'trace'
const WEB_PORT = Number(process.env['PAGES_PORT'] ?? 3300)

interface Sample {
  drawn: number
  /** When the last of the replies was there. */
  answered: number
  requests: number
}

/** Notes in every page when "Calculate" was tapped, and when a frame with a chart has been painted. */
async function watchChart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks = { tapped: 0, drawn: 0 }
    Object.assign(globalThis, { marks })
    addEventListener('pointerup', ({ timeStamp }) => (marks.tapped = timeStamp), true)
    new MutationObserver((_, observer) => {
      if (!document.querySelector('svg.ui-chart')) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // It is delivered after the frame.
        port1.addEventListener('message', () => (marks.drawn = performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    }).observe(document, { childList: true, subtree: true })
  })
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Day', { exact: true }).fill('14')
  await page.getByLabel('Month', { exact: true }).selectOption('March')
  await page.getByLabel('Year', { exact: true }).fill('1994')
  await page.getByLabel('Time of birth').fill('06:42')
  await page.getByLabel('Place of birth').fill('Nagpur, Maharashtra, India')
  // The place is found when the script that the first touch has asked for is there.
  await page.getByText('Time zone Asia/Kolkata').waitFor()
  await page.waitForLoadState('networkidle')
}

async function drawOn(browser: Browser, site: Site, isKept: boolean): Promise<Sample> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await watchChart(page)
  await page.goto(`${site.web}/calculators/kundli`)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await fillIn(page)
  if (isKept) await browser.startTracing(page, { path: 'kundli-trace.json' })
  await page.getByRole('button', { name: 'Calculate' }).tap()
  await page.waitForFunction(() => (globalThis as unknown as { marks: { drawn: number } }).marks.drawn > 0)
  const sample = await page.evaluate(() => {
    const { marks } = globalThis as unknown as { marks: { tapped: number; drawn: number } }
    const requests = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime >= marks.tapped && startTime <= marks.drawn,
    )
    const answered = Math.max(marks.tapped, ...requests.map(({ responseEnd }) => responseEnd))
    return { drawn: marks.drawn - marks.tapped, answered: answered - marks.tapped, requests: requests.length }
  })
  if (isKept) await browser.stopTracing()
  await context.close()
  return sample
}

const before = loadavg()[0] ?? 0
const site = await openSite({ webPort: WEB_PORT, apiPort: WEB_PORT + 1000 })
try {
  const browser = await openHeadlessShell()
  // The first page finds the servers cold, and does not count.
  await drawOn(browser, site, false)
  const samples: Sample[] = []
  for (let round = 1; round <= ROUNDS; round += 1)
    samples.push(await drawOn(browser, site, isTraced && round === ROUNDS))
  const name = `Chromium ${browser.version().split('.')[0]}`
  await browser.close()
  const row = (what: string, list: number[]) => {
    const sorted = list.toSorted((a, b) => a - b)
    const numbers = [sorted[0] ?? 0, median(sorted), sorted.at(-1) ?? 0]
    return [what, ...numbers.map((number) => number.toFixed())]
  }
  const text = [
    '# A kundli',
    '',
    `Made by \`pnpm --filter @tarapath/bench kundli\` on commit ${commit} in ${name} at 360 × 740 px with the CPU slowed down`,
    `${CPU_SLOWDOWN} times and no slowed network: from the tap on "Calculate" of a filled form to the frame in which the chart is drawn.`,
    `${ROUNDS} rounds, each on a new page, without a service worker. The goal is ${GOAL_MS} ms at the median. The load of the machine`,
    `was ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
    '',
    ...table(
      ['after the tap', 'least', 'median', 'most'],
      [
        row(
          'the chart is drawn, ms',
          samples.map(({ drawn }) => drawn),
        ),
        row(
          'the last reply before it is there, ms',
          samples.map(({ answered }) => answered),
        ),
        row(
          'requests before it',
          samples.map(({ requests }) => requests),
        ),
      ],
    ),
    '',
  ].join('\n')
  console.log(text)
  if (!isTraced) await writeFile(new URL('results/kundli.md', import.meta.url), text)
  if (median(samples.map(({ drawn }) => drawn)) > GOAL_MS) process.exitCode = 1
} finally {
  await site.close()
}
