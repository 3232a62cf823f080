import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { readSettings } from './settings.ts'
import { createWebsite, type WebsiteOptions } from './website.ts'

/** Starts a server that runs until the end of the test, and returns its origin. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

interface Options {
  api?: string
  render?: WebsiteOptions['render']
  env?: Record<string, string>
  closing?: AbortSignal
  observer?: WebsiteOptions['observer']
}

/** Starts a website with one script. Without `api`, its backend does not answer. */
export async function website({
  api = 'http://127.0.0.1:9',
  render = async () => html('<h1>Page</h1>'),
  env = {},
  closing = new AbortController().signal,
  observer,
}: Options = {}): Promise<string> {
  const files = mkdtempSync(join(tmpdir(), 'website-'))
  mkdirSync(join(files, 'assets'))
  const script = `export const words = "${'ram '.repeat(500)}"`
  writeFileSync(join(files, 'assets', 'app-1a2b.js'), script)
  writeFileSync(join(files, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(files, 'robots.txt'), 'User-agent: *')
  return listen(
    createWebsite({
      settings: readSettings({ API_URL: api, ...env }),
      render,
      files,
      closing,
      ...(observer && { observer }),
    }),
  )
}

/** Sends a raw request and returns the raw reply. */
export const exchange = (site: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(new URL(site).port), '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer))
  })
