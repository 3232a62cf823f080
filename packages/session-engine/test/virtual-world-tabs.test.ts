import { describe, expect, test } from 'vitest'
import { createVirtualWorld, inProgress, noneInProgress, type TraceEntry, type VirtualWorld } from '../src/testing.ts'

const READ = { signal: new AbortController().signal }
const never = () => new Promise<void>(() => {})
const reads = ({ calls }: VirtualWorld) => calls.filter(({ method }) => method === 'GET')

/** A page without an engine of its own: what it is told comes from the world alone. */
function openPage(world: VirtualWorld, visible = true) {
  const tab = world.openTab({ signedIn: false, visible })
  tab.engine.dispose()
  return tab
}

describe('tabs', () => {
  test('receive what the others store and post, in order, and not their own', async () => {
    const world = createVirtualWorld()
    const [one, two] = [openPage(world), openPage(world)]
    const heard: unknown[] = []
    one.ports.storage.onExternalChange?.((key) => heard.push(`one ${key}`))
    two.ports.storage.onExternalChange?.((key) => heard.push(`two ${key} ${two.ports.storage.get('b')}`))
    two.ports.peers?.subscribe((message) => heard.push(message))
    const message = { v: 2, tab: 'x', type: 'reviewed', id: '501' } as const
    one.ports.storage.set('a', '1')
    one.ports.peers?.post(message)
    one.ports.storage.set('b', '2')
    one.ports.storage.set('b', '2')
    one.ports.storage.remove('a')
    expect(heard).toEqual([])
    await world.advance(0)
    // A change is heard of after it was made: by then the next one may be in storage too.
    expect(heard).toEqual(['two a 2', message, 'two b 2', 'two a 2'])
    expect([...world.storage]).toEqual([['b', '2']])
  })

  test('have a lock one at a time; it is free when its work is done', async () => {
    const world = createVirtualWorld()
    const [one, two] = [openPage(world).ports.peers, openPage(world).ports.peers]
    let finish = () => {}
    const held = one?.tryExclusive('poll', () => new Promise((resolve) => (finish = resolve)))
    expect(await two?.tryExclusive('poll', never)).toBe(false)
    expect(await two?.tryExclusive('another', async () => {})).toBe(true)
    finish()
    expect(await held).toBe(true)
    expect(await two?.tryExclusive('poll', async () => {})).toBe(true)
  })

  test('hand a lock over when they close, and when they reload', async () => {
    const world = createVirtualWorld()
    const [one, two] = [openPage(world), openPage(world)]
    void one.ports.peers?.tryExclusive('poll', never)
    one.close()
    void two.ports.peers?.tryExclusive('poll', never)
    expect(await openPage(world).ports.peers?.tryExclusive('poll', never)).toBe(false)
    const again = two.reload()
    expect(await again.ports.peers?.tryExclusive('poll', async () => {})).toBe(true)
  })

  test('keep their locks while frozen', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 500 })
    const [one, two] = [world.openTab(), openPage(world)]
    await world.runTo(1600)
    one.freeze()
    await world.runTo(60_000)
    expect(await two.ports.peers?.tryExclusive('sessionEngine:poll', never)).toBe(false)
    expect(reads(world).map(({ t }) => t)).toEqual([0, 1500])
    one.resume()
    await world.advance(1000)
    expect(await two.ports.peers?.tryExclusive('sessionEngine:poll', async () => {})).toBe(true)
    expect(one.engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: true })
  })

  test('that are frozen receive everything when they resume; the others do not wait', async () => {
    const world = createVirtualWorld()
    const [one, two] = [openPage(world), openPage(world)]
    const heard: unknown[] = []
    two.ports.storage.onExternalChange?.((key) => heard.push(`${key} at ${world.now}`))
    two.ports.scheduler.after(1000, () => heard.push(`timer at ${world.now}`))
    two.freeze()
    one.ports.scheduler.after(2000, () => one.ports.storage.set('a', '1'))
    await world.runTo(5000)
    expect([heard, world.storage.get('a')]).toEqual([[], '1'])
    two.resume()
    await world.advance(0)
    expect(heard).toEqual(['timer at 5000', 'a at 5000'])
  })

  test('that are closed do and receive nothing any more', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 300 })
    const [one, two] = [openPage(world), world.openTab()]
    const heard: unknown[] = []
    one.ports.storage.onExternalChange?.(() => heard.push('storage'))
    one.ports.lifecycle?.subscribe(() => heard.push('lifecycle'))
    one.ports.scheduler.after(100, () => heard.push('timer'))
    void one.ports.api.getStatus(READ).then(() => heard.push('reply'))
    two.ports.storage.set('a', '1')
    one.close()
    one.hide()
    await world.runTo(10_000)
    expect(heard).toEqual([])
    expect(two.engine.getSnapshot().phase).toBe('active')
  })

  test('get one event when they are hidden and shown', () => {
    const tab = openPage(createVirtualWorld(), false)
    const heard: unknown[] = []
    tab.ports.lifecycle?.subscribe((e) => heard.push([e, tab.ports.lifecycle?.isVisible()]))
    tab.hide()
    tab.show()
    tab.show()
    tab.hide()
    expect(heard).toEqual([
      ['visible', true],
      ['hidden', false],
    ])
  })

  test('keep their storage, number and visibility over a reload, and nothing else', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.status(20_000, noneInProgress({ show_review_popup: true }))
    const [, tab] = [world.openTab(), world.openTab({ path: '/wallet' })]
    await world.runTo(10_000)
    tab.hide()
    const stored = [...world.storage]
    const again = tab.reload()
    expect([...world.storage]).toEqual(stored)
    expect(again.engine).not.toBe(tab.engine)
    expect(again.engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: false })
    expect([again.number, again.ports.lifecycle?.isVisible(), again.navigations]).toEqual([2, false, []])
    await world.runTo(30_000)
    expect(again.engine.getSnapshot().phase).toBe('ended')
    expect(tab.engine.getSnapshot().phase).toBe('active')
  })
})

test('what the engines do can be watched, with its moment and its tab', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress({ id: 7, max_call_duration: null }), { latencyMs: 50 })
  const seen: TraceEntry[] = []
  const stop = world.watch((entry) => seen.push(entry))
  world.openTab({ path: '/chat' })
  await world.runTo(1000)
  expect(seen.map(({ t, tab, kind }) => `${t} ${tab} ${kind}`).slice(0, 3)).toEqual([
    '0 1 call',
    '50 1 reply',
    '50 1 message',
  ])
  expect(seen).toContainEqual({ t: 50, tab: 1, kind: 'storage', key: 'sessionDetails_id', value: '7' })
  expect(seen).toContainEqual({ t: 50, tab: 1, kind: 'notice', notice: { type: 'picked-up', id: '7' } })
  expect(seen).toContainEqual({ t: 50, tab: 1, kind: 'log', line: 'session-engine missing-max-duration 7' })
  stop()
  const before = seen.length
  await world.runTo(10_000)
  expect(seen).toHaveLength(before)
})

test('the same steps give the same world', async () => {
  const live = async () => {
    const world = createVirtualWorld()
    const seen: unknown[] = []
    world.watch(({ t, tab, kind }) => seen.push([t, tab, kind]))
    world.server.status(0, inProgress(), { latencyMs: 120 })
    const tabs = [world.openTab(), world.openTab({ visible: false })]
    await world.runTo(90_000)
    tabs[0]?.hide()
    await world.sleep(30_000)
    world.throttleTimers(1000)
    await world.runTo(300_000)
    return [seen, [...world.storage], world.logs, tabs.map(({ engine }) => engine.getSnapshot())]
  }
  expect(await live()).toEqual(await live())
})
