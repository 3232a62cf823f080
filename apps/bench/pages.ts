// `pnpm --filter @tarapath/bench pages` measures a first visit to the built apps in Chromium. It prints a table and fails
// when a budget is exceeded. Bytes are brotli at its highest level; times are not checked.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { brotliCompressSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'

const WEB_PORT = 3300
const API_PORT = 4300
const web = `http://localhost:${WEB_PORT}`
const api = `http://localhost:${API_PORT}`

const MAX_STYLE_KB = 20

const pages = [
  { name: 'home', url: `${web}/`, maxScriptKb: 115, maxRequests: 25 },
  { name: 'list', url: `${web}/consult-astrologer-online`, maxScriptKb: 115, maxRequests: 25 },
  { name: 'embedded view', url: `${api}/embedded/`, maxScriptKb: 75, maxRequests: 25 },
]

function start(folder: string, file: string, env: Record<string, string>): ChildProcess {
  const cwd = fileURLToPath(new URL(`../${folder}`, import.meta.url))
  return spawn(process.execPath, [file], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((done) => setTimeout(done, 150))
  }
  throw new Error(`${url} did not answer in 30 s. Are the apps built? Run "pnpm build" first.`)
}

async function visit(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const scripts: Promise<number>[] = []
  const styles: Promise<number>[] = []
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('response', (response) => {
    const sizes = { script: scripts, stylesheet: styles }[response.request().resourceType()]
    sizes?.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
  const scriptKb = await total(scripts)
  const styleKb = await total(styles)
  await page.close()
  const elsewhere = requests.filter(
    (address) => !address.startsWith(new URL(url).origin) && !address.startsWith('data:'),
  )
  return { scriptKb, styleKb, requests: requests.length, shift, elsewhere }
}

async function total(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000
}

const processes = [
  start('server', 'src/main.ts', { PORT: String(API_PORT), DATA_DIR: 'memory', WEB_ORIGIN: web }),
  start('customer-web', 'server.ts', { PORT: String(WEB_PORT), API_URL: api }),
]
try {
  await untilReady(`${api}/readyz`)
  await untilReady(`${web}/`)
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  console.log(
    '| page | script KB (br) | budget | style KB (br) | budget | requests | budget | layout shift | other origins |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const { name, url, maxScriptKb, maxRequests } of pages) {
    const { scriptKb, styleKb, requests, shift, elsewhere } = await visit(browser, url)
    console.log(
      `| ${name} | ${scriptKb.toFixed(1)} | ${maxScriptKb} | ${styleKb.toFixed(1)} | ${MAX_STYLE_KB} | ${requests} | ${maxRequests} | ${shift.toFixed(3)} | ${elsewhere.length} |`,
    )
    if (
      scriptKb > maxScriptKb ||
      styleKb > MAX_STYLE_KB ||
      requests > maxRequests ||
      shift >= 0.0005 ||
      elsewhere.length > 0
    ) {
      console.error(
        `${name} exceeds its budget.${elsewhere.length > 0 ? ` Other origins: ${elsewhere.join(', ')}` : ''}`,
      )
      process.exitCode = 1
    }
  }
  await browser.close()
} finally {
  await Promise.all(
    processes.map(async (child) => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    }),
  )
}
