import { chromium } from 'playwright'
const [base, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', chromiumSandbox: false, args: ['--disable-dev-shm-usage'] })
for (const [w, scheme] of [[360,'light'],[360,'dark'],[1280,'light'],[1280,'dark']]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: w === 360 ? 760 : 900 }, colorScheme: scheme, deviceScaleFactor: 1 })
  for (const path of paths) {
    const page = await ctx.newPage()
    const reqs = []; let js = 0; const errors = []
    page.on('console', m => { if (['error','warning'].includes(m.type())) errors.push(m.text().slice(0,300)) })
    page.on('pageerror', e => errors.push('PAGEERROR ' + String(e).slice(0,300)))
    page.on('response', async r => { reqs.push(r.status() + ' ' + r.url().replace(base,'')) })
    const cdp = await ctx.newCDPSession(page); await cdp.send('Network.enable'); const sizes = {}; const urls = {}
    cdp.on('Network.responseReceived', e => { urls[e.requestId] = e.response.url; sizes[e.requestId] = { type: e.type } })
    cdp.on('Network.loadingFinished', e => { if (sizes[e.requestId]) sizes[e.requestId].n = e.encodedDataLength })
    await page.addInitScript(() => { window.__cls = 0; new PerformanceObserver(l => { for (const e of l.getEntries()) if (!e.hadRecentInput) { window.__cls += e.value; (window.__shifts ??= []).push(e.value.toFixed(4) + ' ' + (e.sources||[]).map(s => s.node?.className || s.node?.nodeName).join('|')) } }).observe({ type: 'layout-shift', buffered: true }) })
    await page.goto(base + path, { waitUntil: 'networkidle' }); await page.waitForTimeout(400)
    const cls = await page.evaluate(() => [window.__cls, window.__shifts])
    const sum = (t) => Object.values(sizes).filter(s => s.type === t).reduce((a, s) => a + (s.n || 0), 0)
    console.log(w, scheme, path, 'requests', reqs.length, 'js', sum('Script'), 'css', sum('Stylesheet'), 'font', sum('Font'), 'html', sum('Document'), 'img', sum('Image'), 'CLS', JSON.stringify(cls), 'overflow', await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), errors)
    if (process.env.LIST === String(w) && scheme === 'light') console.log(reqs.join('\n'))
    await page.screenshot({ path: `/tmp/shots/${path.replaceAll(/[^a-z0-9]+/gi,'_') || 'home'}-${w}-${scheme}.png`, fullPage: process.env.FULL === "1" })
    await page.close()
  }
  await ctx.close()
}
await browser.close()
