import { describe, expect, test } from 'vitest'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

const ends = (calls: ReturnType<typeof createVirtualWorld>['calls']) => calls.filter(({ method }) => method === 'POST')

describe('something necessary is missing', () => {
  test('a maximum missing twice in a row ends the session, with one line in the log', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: null }))
    world.openTab()
    await world.runTo(1400)
    expect(world.logs).toEqual(['session-engine missing-max-duration 501'])
    expect(ends(world.calls)).toEqual([])
    await world.runTo(10_000)
    expect(world.logs).toHaveLength(1)
    expect(ends(world.calls)).toMatchObject([
      { body: { auto_end: true, chat_end_reason: 'missing max duration', consultation_termination_type: 3 } },
    ])
  })

  test('idle time that storage lost over a reload ends the chat too', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const tab = world.openTab()
    await world.runTo(10_000)
    tab.close()
    tab.ports.storage.remove('chatIdleTime')
    world.openTab()
    await world.runTo(10_500)
    expect(world.logs).toEqual(['session-engine missing-idle-time 501'])
    await world.runTo(12_000)
    expect(ends(world.calls)).toMatchObject([{ body: { chat_end_reason: 'missing idle time' } }])
  })

  test('keys wiped under a running page are written again and end nothing', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine, ports } = world.openTab()
    await world.runTo(10_000)
    for (const key of Array.from(world.storage.keys())) ports.storage.remove(key)
    await world.runTo(12_000)
    expect([...world.storage.keys()].toSorted()).toEqual([
      'chatIdleTime',
      'maxDuration',
      'sessionDetails',
      'sessionDetails_id',
      'startChatTime',
    ])
    await world.runTo(60_000)
    expect(engine.getSnapshot().phase).toBe('active')
  })
})

describe('first paint', () => {
  test('a session the server ended meanwhile is shown as ended', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const tab = world.openTab()
    await world.runTo(10_000)
    world.server.status(10_000, noneInProgress({ status_message: 'Acharya Meera ended the chat.' }))
    const { engine } = tab.reload()
    await world.advance(100)
    expect(engine.getSnapshot().ended?.message).toBe('Acharya Meera ended the chat.')
  })

  test('a native shell that owns the session is not interfered with', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 60 }))
    const { engine } = world.openTab({ config: { autoEnd: false } })
    await world.runTo(400_000)
    expect(ends(world.calls)).toEqual([])
    expect(engine.getCountdown()).toEqual({ idleSeconds: 0, remainingSeconds: 0 })
  })
})
