import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { asText, startBrowser, type Browser, type Tab } from './browser.ts'
import { openWire } from './wire.ts'

/** Firefox over WebDriver BiDi; null if it is not installed. */
export async function openFirefox(): Promise<Browser | null> {
  const program = process.env['FIREFOX_PATH'] ?? found('firefox') ?? found('firefox-esr')
  if (program === undefined) return null
  const { address, stop } = await startBrowser(program, (profile) => [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ])
  const wire = await openWire(`${address}/session`)
  const { capabilities } = await wire.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  })

  async function openTab(url: string): Promise<Tab> {
    const { context } = await wire.send<{ context: string }>('browsingContext.create', { type: 'tab' })
    await wire.send('browsingContext.navigate', { context, url, wait: 'complete' })
    return {
      async ask<Result>(expression: string) {
        const answer = await wire.send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
          'script.evaluate',
          { expression: asText(expression), awaitPromise: true, target: { context } },
        )
        if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? expression)
        return JSON.parse(answer.result.value) as Result
      },
      show: () => wire.send('browsingContext.activate', { context }),
      close: () => wire.send('browsingContext.close', { context }),
    }
  }

  return {
    name: `Firefox ${capabilities.browserVersion.split('.')[0]}`,
    openTab,
    async close() {
      await wire.send('session.end').catch(() => undefined)
      wire.close()
      await stop()
    },
  }
}

function found(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
