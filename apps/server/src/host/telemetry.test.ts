import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { developmentParts } from './development-parts.ts'
import { startServer, type RunningServer } from './start-server.ts'

interface Span {
  traceId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

const received: string[] = []
const collector = serve({
  fetch: new Hono().post('/v1/traces', async (c) => {
    received.push(await c.req.text())
    return c.json({})
  }).fetch,
  port: 0,
  hostname: '127.0.0.1',
})
let server: RunningServer

beforeAll(async () => {
  if (!collector.address()) await new Promise((resolve) => collector.once('listening', resolve))
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  server = await startServer(
    {
      ...readConfig(process.env),
      port: 0,
      dataDirectory: 'memory',
      seed: false,
      logCalls: false,
    },
    developmentParts,
  )
})
afterAll(() => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  collector.close()
})

test('a request is a span of its caller’s trace, with no more than the fields of a log line', async () => {
  const traceId = 'a'.repeat(32)
  await fetch(`${server.address}/api/v1/user/ip?secret=9812345678`, {
    headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01`, authorization: 'Bearer hush' },
  })
  await fetch(`${server.address}/api/v1/nowhere/9812345678`)
  await server.stop()

  const text = received.join()
  expect(text).not.toMatch(/9812345678|hush/)
  const spans = received.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans),
  )
  expect(spans.map(({ name }) => name)).toEqual(['getMyIp', 'other'])
  expect(spans[0]).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) })
  expect(spans[0]?.attributes).toContainEqual({ key: 'tarapath.status', value: { intValue: 200 } })
})
