import { afterEach, expect, test, vi } from 'vitest'
import { action } from './staging-verify.ts'

afterEach(() => vi.unstubAllEnvs())

async function verify(body: string | FormData, address: string): Promise<Response> {
  vi.stubEnv('STAGING_ORIGIN', 'https://staging.example')
  vi.stubEnv('STAGING_CODE', '123456')
  const headers = { 'x-forwarded-for': address }
  const request = new Request('https://staging.example/staging/verify', { method: 'POST', body, headers })
  return action({ request } as Parameters<typeof action>[0])
}

const formOf = (code: string) => {
  const form = new FormData()
  form.set('code', code)
  return form
}

test('only the right code is accepted', async () => {
  expect((await verify(formOf('123456'), '192.0.2.1')).status).toBe(200)
  for (const wrong of ['123457', '', '12345', 'é12345', '1234560'])
    expect((await verify(formOf(wrong), '192.0.2.1')).status).toBe(403)
  expect((await verify('{"code":"123456"}', '192.0.2.2')).status).toBe(403)
})

test('after five wrong codes an address must wait, even with the right code, and other addresses need not', async () => {
  for (let tried = 0; tried < 5; tried++) expect((await verify(formOf(`00000${tried}`), '192.0.2.3')).status).toBe(403)
  const refused = await verify(formOf('123456'), '192.0.2.3')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await refused.json()).toMatchObject({ right: false })
  expect((await verify(formOf('123456'), '192.0.2.4')).status).toBe(200)
})
