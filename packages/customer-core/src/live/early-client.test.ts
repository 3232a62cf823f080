// @vitest-environment jsdom
import type { Client } from '@tarapath/api-client'
import { getLiveStream } from '@tarapath/api-client/live'
import { afterEach, expect, test, vi } from 'vitest'
import { readEarly } from './early-client.ts'

const call = vi.fn(async () => ({ id: 7, title: 'Read by the client' }))
const api = { call } as unknown as Client
const read = () => readEarly(api, (client) => getLiveStream(client, { id: 7 }))

function answerWith(status: number) {
  const fetch = vi.fn(async () => Response.json({ id: 7, title: 'Read early' }, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.unstubAllGlobals()
  call.mockClear()
  document.cookie = 'access_token=; Max-Age=0'
})

test('a live stream is read with the access token of the cookie, without the client', async () => {
  document.cookie = 'access_token=secret%2Ftoken'
  const fetch = answerWith(200)
  expect(await read()).toMatchObject({ title: 'Read early' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/v1/consultation/consultant-live-stream/7/',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer secret/token' }) }),
  )
  expect(call).not.toHaveBeenCalled()
})

test('the client reads where the token has run out, and where there is none', async () => {
  document.cookie = 'access_token=old'
  answerWith(401)
  expect(await read()).toMatchObject({ title: 'Read by the client' })
  document.cookie = 'access_token=; Max-Age=0'
  const fetch = answerWith(200)
  expect(await read()).toMatchObject({ title: 'Read by the client' })
  expect(fetch).not.toHaveBeenCalled()
})

test('the client reads when the line is lost', async () => {
  document.cookie = 'access_token=secret'
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await read()).toMatchObject({ title: 'Read by the client' })
})
