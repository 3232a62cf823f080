import { ApiError } from '@tarapath/api-client'
import { expect, test } from 'vitest'
import { loadSection, loadScreen } from './section.ts'
import { failureSentence } from './failure-sentence.ts'
import { failureOf, failureStatus } from './failure.ts'
import { screenFailure } from './screen-failure.ts'

const refused = (status: number) => new ApiError('http', 'getAstrologer', { status, requestId: 'req-7' })

test.each([
  [new ApiError('network', 'x'), 'offline', 503],
  [new ApiError('timeout', 'x'), 'offline', 503],
  [refused(404), 'not-found', 404],
  [refused(401), 'signed-out', 401],
  [refused(400), 'refused', 400],
  [refused(429), 'rate-limited', 503],
  [refused(501), 'not-implemented', 501],
  [refused(503), 'away', 503],
  [refused(500), 'unexpected', 503],
  [new Error('a bug'), 'unexpected', 503],
] as const)('%s is a failure of kind %s with status %i', (error, kind, status) => {
  expect(failureOf(error).kind).toBe(kind)
  expect(failureStatus(failureOf(error))).toBe(status)
  expect(failureSentence(failureOf(error))).toMatch(/^.+\.$/)
})

test('a section that fails keeps the reference and does not throw', async () => {
  expect(await loadSection(Promise.reject(refused(500)))).toEqual({
    ok: false,
    failure: { kind: 'unexpected', reference: 'req-7', retryAfterSeconds: null },
  })
  expect(await loadSection(Promise.resolve(7))).toEqual({ ok: true, data: 7 })
})

test('a screen that cannot load throws its HTTP status', async () => {
  const thrown: unknown = await loadScreen(Promise.reject(refused(404))).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ init: { status: 404 }, data: { kind: 'not-found', reference: 'req-7' } })
})

test('an unknown address is a page not found', () => {
  const response = { status: 404, statusText: '', internal: true, data: null }
  expect(screenFailure(response).kind).toBe('not-found')
})

test('data that a browser could not fetch are a lost connection, also where the device seems to be online', () => {
  for (const message of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
    expect(screenFailure(new TypeError(message)).kind).toBe('offline')
  expect(screenFailure(new TypeError('Failed to fetch dynamically imported module: x.js')).kind).toBe('unexpected')
  expect(screenFailure(new TypeError('x is not a function')).kind).toBe('unexpected')
})

test('an aborted request is not a failure', async () => {
  const aborted = new ApiError('aborted', 'x')
  await expect(loadSection(Promise.reject(aborted))).rejects.toBe(aborted)
})
