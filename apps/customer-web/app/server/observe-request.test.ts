import { expect, test } from 'vitest'
import { listen, website } from './website-fixture.ts'

const UUID = /^[0-9a-f-]{36}$/

test('a request has one id at both servers, whatever the visitor sends', async () => {
  const seen: unknown[] = []
  const api = await listen((incoming, reply) => {
    seen.push(incoming.headers['x-request-id'])
    reply.writeHead(200, { 'x-request-id': String(incoming.headers['x-request-id']) }).end('{}')
  })
  const site = await website({ api })
  const reply = await fetch(`${site}/api/v1/user/ip`, { headers: { 'x-request-id': 'forged-by-visitor' } })
  expect(seen).toEqual([expect.stringMatching(UUID)])
  expect(reply.headers.get('x-request-id')).toBe(seen[0])
})

test('the outcome of a request is logged without its address', async () => {
  const lines: Record<string, unknown>[] = []
  const observer = { metrics: null, logCalls: false, write: (line: string) => void lines.push(JSON.parse(line)) }
  const site = await website({ observer, render: async () => new Response('gone', { status: 503 }) })
  expect((await fetch(`${site}/healthz`)).status).toBe(200)
  const page = await fetch(`${site}/consult?phone=9812345678`)
  await expect.poll(() => lines.length).toBe(1)
  const requestId = page.headers.get('x-request-id')
  expect(lines[0]).toMatchObject({ level: 'error', event: 'call', call: 'page', method: 'GET', status: 503, requestId })
  expect(JSON.stringify(lines)).not.toContain('9812345678')
})

test('the website is alive without its API, and ready only with it', async () => {
  const [without, withApi] = [await website(), await website({ api: await listen((_, reply) => reply.end('{}')) })]
  expect((await fetch(`${without}/healthz`)).status).toBe(200)
  expect((await fetch(`${without}/readyz`)).status).toBe(503)
  expect((await fetch(`${withApi}/readyz`)).status).toBe(200)
})
