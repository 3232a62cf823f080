import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { requestIdOf } from './request-id.ts'

test('requests, events and readiness are served on a port of their own', async () => {
  let isReady = false
  const metrics = createMetrics('backend', async () => isReady)
  const server = await metrics.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = async () => (await fetch(`${address}/metrics`)).text()

  metrics.countRequest('rechargeWallet', 201, 0.02)
  metrics.countEvent('error', 'job failed')
  const text = await read()
  expect(text).toContain(
    'tarapath_request_seconds_bucket{le="0.025",server="backend",call="rechargeWallet",status="201"} 1',
  )
  expect(text).toContain('tarapath_events_total{level="error",event="job failed",server="backend"} 1')
  expect(text).toContain('tarapath_ready{server="backend"} 0')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  isReady = true
  expect(await read()).toContain('tarapath_ready{server="backend"} 1')
  expect((await fetch(`${address}/`)).status).toBe(404)
})

test('only a trusted server names a request', () => {
  expect(requestIdOf('3f0d6c9e-5f6b-4c55', true)).toBe('3f0d6c9e-5f6b-4c55')
  expect(requestIdOf('3f0d6c9e-5f6b-4c55', false)).toBe(null)
  expect(requestIdOf('x\ninjected line', true)).toBe(null)
  expect(requestIdOf(undefined, true)).toBe(null)
})
