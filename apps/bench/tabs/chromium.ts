import { chromium } from 'playwright'
import { asText, startBrowser, type Browser, type Tab } from './browser.ts'
import { openWire } from './wire.ts'

/**
 * Chromium over the DevTools protocol. Playwright would show every page as visible and turn off throttling and the
 * back/forward cache, which are measured here.
 */
export async function openChromium(): Promise<Browser> {
  const program = process.env['CHROMIUM_PATH'] ?? chromium.executablePath()
  const { address, stop } = await startBrowser(program, (profile) => [
    '--headless=new',
    '--remote-debugging-port=0',
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--ignore-certificate-errors',
    `--user-data-dir=${profile}`,
    'about:blank',
  ])
  const wire = await openWire(address)
  const { product } = await wire.send<{ product: string }>('Browser.getVersion')

  async function openTab(url: string): Promise<Tab> {
    const { targetId } = await wire.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await wire.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    await wire.send('Page.navigate', { url }, sessionId)
    return {
      async ask<Result>(expression: string) {
        const { result, exceptionDetails } = await wire.send<{
          result: { value?: string }
          exceptionDetails?: { exception?: { description?: string } }
        }>('Runtime.evaluate', { expression: asText(expression), awaitPromise: true, returnByValue: true }, sessionId)
        if (result.value === undefined) throw new Error(exceptionDetails?.exception?.description ?? expression)
        return JSON.parse(result.value) as Result
      },
      show: () => wire.send('Target.activateTarget', { targetId }),
      close: () => wire.send('Target.closeTarget', { targetId }),
    }
  }

  return {
    name: product.replace(/^(?:Headless)?Chrome\/(\d+).*/, 'Chromium $1'),
    openTab,
    async close() {
      wire.close()
      await stop()
    },
  }
}
