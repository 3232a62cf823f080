import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listen, website } from './website-fixture.ts'

/** A backend whose event stream stays open; `said` tells it something, `left` resolves when the reader is gone. */
async function openStream() {
  let reply: ServerResponse | undefined
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  const api = await listen((_request, response) => {
    reply = response
    response.on('close', leave)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('retry: 2000\n\n')
  })
  return { api, left, say: (text: string) => reply?.write(text) }
}

async function listenTo(site: string) {
  const page = new AbortController()
  const headers = { authorization: 'Bearer token', 'accept-encoding': 'gzip, br' }
  const answer = await fetch(`${site}/api/events/`, { headers, signal: page.signal })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  return { answer, next: async () => new TextDecoder().decode((await reader.read()).value), leave: () => page.abort() }
}

test('each event reaches the browser when it happens, not gathered and not compressed', async () => {
  const { api, say } = await openStream()
  const { answer, next } = await listenTo(await website({ api }))
  expect(await next()).toBe('retry: 2000\n\n')
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('content-encoding')).toBe(null)
  for (const event of ['data: {"a":1}\n\n', ': \n\n', 'data: {"a":2}\n\n']) {
    say(event)
    expect(await next()).toBe(event)
  }
})

test('a browser that leaves a stream is gone for the backend too', async () => {
  const { api, left } = await openStream()
  const { next, leave } = await listenTo(await website({ api }))
  await next()
  leave()
  await left
})

test('streams end when the website stops, because they would keep it for ever', async () => {
  const stopping = new AbortController()
  const { api, left } = await openStream()
  const { next } = await listenTo(await website({ api, closing: stopping.signal }))
  await next()
  const cut = next().catch((failure: unknown) => failure)
  stopping.abort()
  expect(await cut).toBeInstanceOf(Error)
  await left
})
