import { createClient, memoryStorage } from '@tarapath/api-client'
import { listSpecialities } from '@tarapath/api-client/astrologers'
import { getDownloadCount } from '@tarapath/api-client/content'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom } from './api.ts'
import { loadSection } from './section.ts'
import { SectionView } from './section-view.tsx'
import { retryWaitMs } from './use-retry.ts'

let backend: TestBackend
beforeAll(async () => (backend = await openTestBackend()))
afterAll(() => backend.close())

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  backend.controls.faults.clear()
})

const ALL = ['getMyIp', 'listSpecialities', 'getDownloadCount'] as const

const stopAnswering = (status = 503) =>
  ALL.forEach((call) => backend.controls.faults.add({ call, kind: 'fail', status }))

function openPage() {
  const asked: string[] = []
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: (input, init) => {
      asked.push(new URL((input as Request).url).pathname)
      return backend.fetch(input as Request, init)
    },
    storage: memoryStorage(),
    retry: 0,
  })
  const store = createStore()
  store.set(apiAtom, api)
  const loader = async () => ({
    topics: await loadSection(listSpecialities(api, { limit: 1 })),
    downloads: await loadSection(getDownloadCount(api)),
  })
  function Home() {
    const { topics, downloads } = useLoaderData<typeof loader>()
    return (
      <>
        <SectionView section={topics} failedTitle="Topics did not load">
          {({ results }) => <p>{`Topics: ${results.length}`}</p>}
        </SectionView>
        <SectionView section={downloads} failedTitle="Downloads did not load">
          {({ display }) => <p>{`Downloads: ${display}`}</p>}
        </SectionView>
      </>
    )
  }
  const Site = createRoutesStub([{ path: '/', Component: Home, loader, HydrateFallback: () => null }])
  render(
    <Provider store={store}>
      <Site />
    </Provider>,
  )
  return asked
}

const timesAsked = (asked: string[], path: string) => asked.filter((each) => each.includes(path)).length

const PATIENCE = { timeout: 30_000 }

test('the API is asked less and less often, and once a minute at most', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((tries) => retryWaitMs(tries, 1))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect(retryWaitMs(0, 0)).toBe(1000)
})

test('sections that failed load by themselves and together once the API answers', async () => {
  stopAnswering()
  const asked = openPage()
  await screen.findByText('Topics did not load', {}, PATIENCE)
  await vi.waitFor(() => expect(timesAsked(asked, '/user/ip')).toBe(1), PATIENCE)
  expect(timesAsked(asked, '/speciali')).toBe(1)
  backend.controls.faults.clear()
  expect(await screen.findByText('Topics: 1', {}, PATIENCE)).toBeDefined()
  expect(await screen.findByText(/^Downloads: /, {}, PATIENCE)).toBeDefined()
  expect(timesAsked(asked, '/speciali')).toBe(2)
})

test('a page that nobody sees asks nothing, and asks at once when it is seen again', async () => {
  stopAnswering()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const asked = openPage()
  await screen.findByText('Topics did not load', {}, PATIENCE)
  backend.controls.faults.clear()
  dispatchEvent(new Event('online'))
  expect(timesAsked(asked, '/user/ip')).toBe(0)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(timesAsked(asked, '/user/ip')).toBe(1), PATIENCE)
  expect(await screen.findByText('Topics: 1', {}, PATIENCE)).toBeDefined()
})

test('a section that the API refuses is not asked for again', async () => {
  stopAnswering(400)
  const asked = openPage()
  await screen.findByText('Topics did not load', {}, PATIENCE)
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('online'))
  expect(timesAsked(asked, '/user/ip')).toBe(0)
})
