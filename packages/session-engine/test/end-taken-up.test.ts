import { describe, expect, test } from 'vitest'
import { createSessionEngine } from '../src/index.ts'
import { createVirtualWorld, inProgress } from '../src/testing.ts'

const ends = (calls: ReturnType<typeof createVirtualWorld>['calls']) => calls.filter(({ method }) => method === 'POST')

describe('an end that was not answered', () => {
  test('one whose tab is closed is taken up by the tab that is left', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('502'))
    const first = world.openTab()
    const second = world.openTab({ visible: false })
    await world.runTo(10_000)
    void first.engine.end()
    await world.runTo(15_000)
    first.close()
    expect(second.engine.getSnapshot().ended).toMatchObject({ by: 'peer', confirmed: false })
    world.server.end(15_000, {})
    await world.runTo(50_000)
    expect(ends(world.calls).at(-1)).toMatchObject({ tab: 2, idempotencyKey: 'end:501' })
    expect(second.engine.getSnapshot().ended?.confirmed).toBe(true)
    expect([...world.storage]).toEqual([])
  })

  test('one whose every tab is closed is taken up by the tab that is opened next, an hour later', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('offline'))
    const tab = world.openTab()
    await world.runTo(10_000)
    void tab.engine.end()
    await world.advance(10)
    tab.close()
    world.server.end(3_600_000, {})
    await world.runTo(3_600_000)
    const { engine } = world.openTab()
    await world.advance(10)
    expect(ends(world.calls)).toHaveLength(2)
    expect(engine.getSnapshot().phase).toBe('none')
    expect([...world.storage]).toEqual([])
  })

  test('one that the other tab sends first is confirmed in both, by one request', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, { status_message: 'Bye.' }, { latencyMs: 200 })
    const first = world.openTab()
    const second = world.openTab({ visible: false })
    await world.runTo(10_000)
    // The first tab's lock answers late, so the second one, which becomes visible, has it by then.
    const { tryExclusive } = first.ports.peers!
    first.ports.peers!.tryExclusive = (name, fn) =>
      new Promise((done) => void first.ports.scheduler.after(50, () => done(tryExclusive(name, fn))))
    void first.engine.end()
    await world.advance(20)
    second.show()
    await world.advance(1000)
    expect(ends(world.calls)).toMatchObject([{ tab: 2 }])
    for (const { engine } of [first, second])
      expect(engine.getSnapshot().ended).toMatchObject({ message: 'Bye.', confirmed: true })
  })

  test('without a channel, the end that another tab left in storage is shown and taken up', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('502'))
    const alone = (): { tab: ReturnType<typeof world.openTab>; engine: ReturnType<typeof createSessionEngine> } => {
      const tab = world.openTab()
      tab.engine.dispose()
      const { peers: _, ...ports } = tab.ports
      return { tab, engine: createSessionEngine({ ports, signedIn: true, path: '/' }) }
    }
    const first = alone()
    const second = alone()
    await world.runTo(10_000)
    void first.engine.end()
    await world.runTo(10_500)
    first.tab.close()
    first.engine.dispose()
    await world.runTo(20_000)
    expect(second.engine.getSnapshot().ended).toMatchObject({ confirmed: false })
    world.server.end(20_000, {})
    await world.runTo(60_000)
    expect(second.engine.getSnapshot().ended?.confirmed).toBe(true)
    expect(ends(world.calls).at(-1)?.tab).toBe(2)
  })

  test('a stored one is good for a day; after that the server’s reply counts again', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('offline'))
    const tab = world.openTab()
    await world.runTo(10_000)
    void tab.engine.end()
    await world.advance(10)
    tab.close()
    await world.runTo(86_410_000)
    const { engine } = world.openTab()
    await world.advance(10)
    expect(engine.getSnapshot().phase).toBe('active')
    expect(world.storage.has('sessionEngine:pendingEnd')).toBe(false)
    expect(world.logs).toEqual(['session-engine end-gave-up 501'])
  })

  test('one of a customer who signed out waits for the next sign-in', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('offline'))
    const { engine } = world.openTab()
    await world.runTo(10_000)
    void engine.end()
    await world.advance(10)
    engine.signedOut()
    const before = ends(world.calls).length
    await world.advance(60_000)
    expect(ends(world.calls)).toHaveLength(before)
    world.server.end(70_010, {})
    engine.signedIn()
    await world.advance(10)
    expect(ends(world.calls)).toHaveLength(before + 1)
  })
})
