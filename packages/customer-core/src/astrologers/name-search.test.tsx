import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlatformProvider } from '../platform/index.ts'
import { LIST_PATH, readListQuery } from './list-query.ts'
import { NameSearch } from './name-search.tsx'

const ENVIRONMENT = { platform: 'web', origin: null, reference: null } as const
const PROFILE = `${LIST_PATH}/dr-farah-khan-11`

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

/** A list in which a name was just typed, and a profile whose data take long. */
function typeName() {
  const list = (
    <PlatformProvider store={createStore()} environment={ENVIRONMENT} reload={() => {}}>
      <NameSearch query={readListQuery(new URLSearchParams())} />
    </PlatformProvider>
  )
  const profile = { path: PROFILE, loader: () => new Promise<null>(() => {}), element: null }
  const router = createMemoryRouter([{ path: LIST_PATH, element: list }, profile], { initialEntries: [LIST_PATH] })
  render(<RouterProvider router={router} />)
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Farah' } })
  return router
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('a name is searched when the customer stops typing', async () => {
  const router = typeName()
  await pause()
  expect(router.state.location.search).toBe('?search=Farah')
})

test('an astrologer who is tapped right after a name was typed is opened, and the list does not come back', async () => {
  const router = typeName()
  void router.navigate(PROFILE)
  await pause()
  expect(router.state.navigation.location?.pathname).toBe(PROFILE)
})
