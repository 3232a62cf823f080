import { expect, test } from 'vitest'
import { type ClientOptions, createClient, getDefaultConfig, isApiError } from '../src/index.ts'
import { errorOf } from './server.ts'

function refusal(options: unknown): string {
  try {
    createClient(options as ClientOptions)
  } catch (error) {
    expect(isApiError(error) && error.kind).toBe('input')
    return (error as Error).message
  }
  throw new Error('The client was created')
}

test.each([
  undefined,
  null,
  {},
  { baseUrl: undefined },
  { baseUrl: 7 },
  'https://api.example.com',
  { baseUrl: 'api.example.com' },
  { baseUrl: 'localhost:8000' },
  { baseUrl: ' https://api.example.com' },
  { baseUrl: 'https:/api.example.com' },
])('the options %o: the message says what is missing, and does not quote the URL', (options) => {
  expect(refusal(options)).toBe('createClient failed: "baseUrl" needs a scheme: https://')
})

test.each(['https://api.example.com', 'HTTP://localhost:3000/', 'https://api.example.com/v1///', 'app://local'])(
  'the base URL "%s" is accepted',
  async (baseUrl) => {
    const urls: string[] = []
    const fetch = async (request: unknown) => (urls.push((request as Request).url), Response.json({}))
    await getDefaultConfig(createClient({ baseUrl, fetch }))
    expect(urls).toEqual([expect.stringMatching(/[^/]\/api\/v1\//)])
  },
)

test.each(['', '/backend'])('the base URL "%s" is one of a page; without a page nothing is sent', async (baseUrl) => {
  const error = await errorOf(getDefaultConfig(createClient({ baseUrl })))
  expect(error).toMatchObject({ kind: 'input', attempts: 0 })
  expect(error.message).toMatch(/cannot be sent: check base URL/)
})
