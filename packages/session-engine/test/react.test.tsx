// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { createChat } from '../src/chat.ts'
import { SessionProvider, useChat, useSession, useSessionCountdown, useSessionEngine } from '../src/react.tsx'
import { createVirtualWorld, inProgress } from '../src/testing.ts'

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

test('the server renders what the engine knows', () => {
  const { engine } = createVirtualWorld().openTab()
  const Page = () => <p>{useSession((view) => view.phase)}</p>
  const html = renderToString(
    <SessionProvider engine={engine}>
      <Page />
    </SessionProvider>,
  )
  expect(html).toBe('<p>none</p>')
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
