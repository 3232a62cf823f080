// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useLayoutEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { createChat } from '../src/chat.ts'
import { SessionProvider, useChat, useSession, useSessionCountdown, useSessionEngine } from '../src/react.tsx'
import type { SessionEngine } from '../src/index.ts'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

afterEach(cleanup)

test('the clock renders each second, the page around it does not', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const { engine } = world.openTab()
  const renders = { page: 0, phase: 0 }
  function Clock() {
    return <output>{useSessionCountdown().remainingSeconds}</output>
  }
  function Page() {
    useSession()
    renders.page += 1
    return <Clock />
  }
  function PhaseName() {
    const phase = useSession((view) => view.phase)
    renders.phase += 1
    return <p>{phase}</p>
  }
  render(
    <SessionProvider engine={engine}>
      <Page />
      <PhaseName />
    </SessionProvider>,
  )
  await act(() => world.advance(10))
  expect(screen.getByRole('status').textContent).toBe('900')
  expect(screen.getByText('active')).toBeDefined()
  const before = { ...renders }
  await act(() => world.advance(5000))
  expect(screen.getByRole('status').textContent).toBe('895')
  expect(renders).toEqual(before)
})

test('a selector that builds objects renders again only when `equal` says so', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const { engine } = world.openTab({ path: '/chat' })
  let renders = 0
  function Page() {
    const { open } = useSession(
      (view) => ({ open: view.modal !== null }),
      (a, b) => a.open === b.open,
    )
    renders += 1
    return <p>{open ? 'open' : 'closed'}</p>
  }
  render(
    <SessionProvider engine={engine}>
      <Page />
    </SessionProvider>,
  )
  await act(() => world.runTo(119_000))
  expect(renders).toBe(1)
  await act(() => world.runTo(121_000))
  expect(screen.getByText('open')).toBeDefined()
})

test('a server renders the signed-out view, and the page hydrates without a difference', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const { engine } = world.openTab()
  const Page = () => {
    const { phase } = useSession()
    const { label } = useSession((view) => ({ label: `widget ${view.widget ?? 'none'}` }))
    return <p>{`${phase}, ${label}, ${useSessionCountdown().remainingSeconds ?? 'no'} seconds`}</p>
  }
  const page = (
    <SessionProvider engine={engine}>
      <Page />
    </SessionProvider>
  )
  await world.advance(10)
  const html = renderToString(page)
  expect(html).toBe('<p>off, widget none, no seconds</p>')
  const container = document.createElement('div')
  container.innerHTML = html
  const mismatches: unknown[] = []
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) }))
  expect(mismatches).toEqual([])
  expect(container.textContent).toBe('active, widget chat, 900 seconds')
  act(() => root.unmount())
})

test('in StrictMode nothing is subscribed twice, and nothing is left behind', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const { engine } = world.openTab()
  let listeners = 0
  const counted = (subscribe: (fn: () => void) => () => void) => (fn: () => void) => {
    listeners += 1
    const stop = subscribe(fn)
    return () => {
      listeners -= 1
      stop()
    }
  }
  const watched: SessionEngine = {
    ...engine,
    subscribe: counted(engine.subscribe) as SessionEngine['subscribe'],
    subscribeTick: counted(engine.subscribeTick),
  }
  const Page = () => <p>{`${useSession((view) => view.phase)} ${useSessionCountdown().idleSeconds}`}</p>
  const { unmount } = render(
    <StrictMode>
      <SessionProvider engine={watched}>
        <Page />
      </SessionProvider>
    </StrictMode>,
  )
  await act(() => world.advance(3000))
  expect(screen.getByText('active 177')).toBeDefined()
  expect(listeners).toBe(3)
  unmount()
  expect(listeners).toBe(0)
})

test('no two parts of a page show different moments', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  world.server.status(5000, inProgress({ max_call_duration: 300 }))
  world.server.status(9000, noneInProgress())
  const { engine } = world.openTab()
  const shown: string[][] = []
  const Part = () => <i>{useSession((view) => `${view.phase} ${view.maxEndsAt}`)}</i>
  const Page = () => {
    const parts = useRef<HTMLParagraphElement>(null)
    useSession()
    useLayoutEffect(() => void shown.push(Array.from(parts.current?.children ?? [], (p) => p.textContent)))
    return (
      <p ref={parts}>
        <Part />
        <Part />
        <Part />
      </p>
    )
  }
  render(
    <SessionProvider engine={engine}>
      <Page />
    </SessionProvider>,
  )
  await act(() => world.advance(12_000))
  act(() => engine.closeEnded())
  expect(shown.length).toBeGreaterThan(3)
  for (const texts of shown) expect(new Set(texts).size).toBe(1)
})

test('a chat’s rows', () => {
  const { ports } = createVirtualWorld().openTab()
  const chat = createChat({
    consultationId: '1',
    clock: ports.clock,
    scheduler: ports.scheduler,
    transport: { open: () => ({ send: () => Promise.resolve({}), refresh() {}, close() {} }) },
  })
  const Rows = () => <p>{useChat(chat).rows.map(({ text }) => text)}</p>
  render(<Rows />)
  act(() => void chat.send('Namaste'))
  expect(screen.getByText('Namaste')).toBeDefined()
})

test('outside a provider the hook says what is missing', () => {
  const Page = () => <p>{useSessionEngine().getSnapshot().phase}</p>
  expect(() => renderToString(<Page />)).toThrow('Put a SessionProvider above')
})
