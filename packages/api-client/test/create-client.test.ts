import { describe, expect, test } from 'vitest'
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

describe('options that are wrong', () => {
  test.each([undefined, null, {}, { baseUrl: undefined }, { baseUrl: 7 }, 'https://api.example.com'])(
    '%o: the message says that a base URL is missing',
    (options) => {
      expect(refusal(options)).toBe(
        'createClient failed: it needs "baseUrl", such as { baseUrl: \'https://api.example.com\' }',
      )
    },
  )

  test.each(['api.example.com', 'localhost:8000', 'www.example.com/api', ' https://api.example.com', 'https:/api'])(
    'the base URL "%s": the message says that the scheme is missing, without quoting the URL',
    (baseUrl) => {
      const message = refusal({ baseUrl })
      expect(message).toBe(
        'createClient failed: "baseUrl" must begin with a scheme such as https://, or be a path of the page\'s own origin, such as "" or "/backend"',
      )
    },
  )
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

test.each(['', '/backend'])('the base URL "%s" works in a page; elsewhere the error says so', async (baseUrl) => {
  const error = await errorOf(getDefaultConfig(createClient({ baseUrl })))
  expect(error).toMatchObject({ kind: 'input', attempts: 0 })
  expect(error.message).toMatch(/a base URL without a host works in a page only/)
})
