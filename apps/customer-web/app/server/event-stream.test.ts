import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listen, website } from './website-fixture.ts'

/** A backend with an open event stream: `send` writes to it, `closed` resolves when the reader is gone. */
async function openStream() {
  let reply: ServerResponse | undefined
  let close = () => {}
  const closed = new Promise<void>((resolve) => (close = resolve))
  const api = await listen((_request, response) => {
    reply = response
    response.on('close', close)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('retry: 2000\n\n')
  })
  return { api, closed, send: (text: string) => reply?.write(text) }
}

async function listenTo(site: string) {
  const page = new AbortController()
  const headers = { authorization: 'Bearer token', 'accept-encoding': 'gzip, br' }
  const answer = await fetch(`${site}/api/events/`, { headers, signal: page.signal })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  return { answer, next: async () => new TextDecoder().decode((await reader.read()).value), close: () => page.abort() }
}

test('each event reaches the browser at once and uncompressed', async () => {
  const { api, send } = await openStream()
  const { answer, next } = await listenTo(await website({ api }))
  expect(await next()).toBe('retry: 2000\n\n')
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('content-encoding')).toBe(null)
  for (const event of ['data: {"a":1}\n\n', ': \n\n', 'data: {"a":2}\n\n']) {
    send(event)
    expect(await next()).toBe(event)
  }
})

test('a stream that the browser closes is closed for the backend too', async () => {
  const { api, closed } = await openStream()
  const { next, close } = await listenTo(await website({ api }))
  await next()
  close()
  await closed
})

test('event streams end when the website stops', async () => {
  const stopping = new AbortController()
  const { api, closed } = await openStream()
  const { next } = await listenTo(await website({ api, closing: stopping.signal }))
  await next()
  const cut = next().catch((failure: unknown) => failure)
  stopping.abort()
  expect(await cut).toBeInstanceOf(Error)
  await closed
})
