import { createClient, memoryStorage } from '@tarapath/api-client'
import type { Ports } from '@tarapath/session-engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEngine } from './create-engine.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const nav: Ports['nav'] = { reload() {}, replace() {}, logoutFully() {} }
const SIGNED_IN = { access: 'access', refresh: 'refresh' }
const answer = () => Response.json({ ongoing_data: null, user_details: null })

test('a status that is read for six seconds without an answer is late, until one comes', async () => {
  let reply = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  const fetch = () => {
    asked.resolve()
    return reply.promise
  }
  const late: boolean[] = []
  const { engine } = createEngine({
    api: createClient({ baseUrl: 'http://localhost', storage: memoryStorage(SIGNED_IN), fetch }),
    platform: 'web',
    path: '/',
    nav,
    onNotice() {},
    onLate: (isLate) => late.push(isLate),
  })
  await asked.promise
  await vi.advanceTimersByTimeAsync(5000)
  expect(late).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(late).toEqual([true])
  // The read that hangs is given up after ten seconds, and the next one is answered.
  reply = Promise.withResolvers()
  reply.resolve(answer())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(late[1]).toBe(false)
  expect(late.slice(1)).not.toContain(true)
  engine.dispose()
})
