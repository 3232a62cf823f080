import { act, cleanup, render } from '@testing-library/react'
import { createStore } from 'jotai'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PlatformProvider } from '../platform/index.ts'
import FilterColumn from './filter-column.tsx'
import { LIST_PATH, readListQuery } from './list-query.ts'

const ENVIRONMENT = { platform: 'web', origin: null, reference: null } as const

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

/** The column, and a clock that runs at the moment when it has just read another address. */
function List({ clock }: { clock: { run: () => void } }) {
  const { search } = useLocation()
  useEffect(() => clock.run(), [clock, search])
  return <FilterColumn query={readListQuery(new URLSearchParams(search))} filters={[]} count={0} />
}

test('filters that are cleared right after a change do not come back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const clock = { run: () => {} }
  const element = (
    <PlatformProvider store={createStore()} environment={ENVIRONMENT} reload={() => {}}>
      <List clock={clock} />
    </PlatformProvider>
  )
  const router = createMemoryRouter([{ path: LIST_PATH, element }], { initialEntries: [`${LIST_PATH}?max_price=20`] })
  const opened = new Set<string>()
  router.subscribe(({ location }) => opened.add(location.search))
  render(<RouterProvider router={router} />)
  clock.run = () => {
    clock.run = () => {}
    vi.advanceTimersByTime(1000)
  }
  await act(() => router.navigate(LIST_PATH))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect([...opened]).toEqual([''])
})
