// @vitest-environment jsdom
import { getLiveStream } from '@tarapath/api-client/live'
import { afterEach, expect, test, vi } from 'vitest'
import { earlyClient, hasAccessToken } from './early-client.ts'

const read = () => getLiveStream(earlyClient, { id: 7 })

function answerWith(status: number) {
  const fetch = vi.fn(async () => Response.json({ id: 7, title: 'Read early' }, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.unstubAllGlobals()
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
})

test('without a valid token or a connection the early client fails, and the full client has to read', async () => {
  document.cookie = 'access_token=old'
  answerWith(401)
  await expect(read()).rejects.toThrow('401')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(read()).rejects.toThrow('Failed to fetch')
  document.cookie = 'access_token=; Max-Age=0'
  const fetch = answerWith(200)
  expect(hasAccessToken()).toBe(false)
  await expect(read()).rejects.toThrow('no access token')
  expect(fetch).not.toHaveBeenCalled()
})
