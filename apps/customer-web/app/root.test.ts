import { RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { middleware } from './root.tsx'
import { GATE_HEADER } from './server/gate-header.ts'

// The server loads late screens as soon as their pages are.
afterAll(() => vi.dynamicImportSettled())

test('no loader runs while the staging gate is closed', async () => {
  const [gate] = middleware
  const next = vi.fn()
  const pass = (headers: Record<string, string>) =>
    gate?.({ request: new Request('http://a.test/', { headers }), context: new RouterContextProvider() } as never, next)
  expect(() => pass({ [GATE_HEADER]: 'closed' })).toThrow(expect.objectContaining({ init: { status: 403 } }))
  expect(next).not.toHaveBeenCalled()
  await pass({})
  expect(next).toHaveBeenCalledTimes(1)
})
