import { describe, expect, test } from 'vitest'
import { createVirtualWorld, inProgress } from '../src/testing.ts'

const ends = (calls: ReturnType<typeof createVirtualWorld>['calls']) => calls.filter(({ method }) => method === 'POST')

describe('idle time', () => {
  test('warns with a minute left and ends the chat at zero', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    await world.runTo(119_999)
    expect(engine.getSnapshot().modal).toBe(null)
    await world.runTo(120_000)
    expect(engine.getSnapshot().modal).toBe('idleWarning')
    expect(engine.getCountdown().idleSeconds).toBe(60)
    await world.runTo(179_999)
    expect(ends(world.calls)).toEqual([])
    await world.runTo(180_000)
    expect(ends(world.calls)).toMatchObject([
      { t: 180_000, body: { auto_end: true, chat_end_reason: 'idle expired', consultation_termination_type: 3 } },
    ])
    expect(engine.getSnapshot().ended).toMatchObject({ message: 'Chat Ended', by: 'auto' })
  })

  test('"continue" gives 180 s and closes the warning; without a warning it does nothing', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    await world.runTo(60_000)
    expect(engine.continue()).toBe(false)
    expect(engine.getCountdown().idleSeconds).toBe(120)
    await world.runTo(150_000)
    expect(engine.continue()).toBe(true)
    expect(engine.getSnapshot().modal).toBe(null)
    expect(engine.getCountdown().idleSeconds).toBe(180)
    expect(world.storage.get('chatIdleTime')).toBe('180')
    await world.runTo(329_999)
    expect(ends(world.calls)).toEqual([])
  })

  test('an own message counts as presence, typing does not, and the letter of the specification can be had', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    const strict = world.openTab({ config: { idleResetOn: ['continue'] } })
    await world.runTo(30_000)
    engine.activity('typing')
    expect(engine.getCountdown().idleSeconds).toBe(150)
    strict.engine.activity('send')
    expect(strict.engine.getCountdown().idleSeconds).toBe(150)
    engine.activity('send')
    expect(engine.getCountdown().idleSeconds).toBe(180)
  })

  test('a call has none', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ order_type: 2 }))
    const { engine } = world.openTab()
    await world.runTo(600_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', modal: null, idleEndsAt: null })
    expect(engine.getCountdown()).toEqual({ idleSeconds: null, remainingSeconds: 300 })
    expect(world.storage.has('chatIdleTime')).toBe(false)
    await world.runTo(901_000)
    expect(engine.getSnapshot().ended?.message).toBe('Call Ended')
  })

  test('a reload resumes it', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const tab = world.openTab()
    await world.runTo(100_000)
    const { engine } = tab.reload()
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: false })
    await world.runTo(100_010)
    expect(engine.getCountdown().idleSeconds).toBe(80)
    expect(ends(world.calls)).toEqual([])
  })

  test('goes on while the server cannot be reached, and the end is sent when it can', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.status(10_000, new Error('offline'))
    world.server.end(0, new Error('offline'))
    world.server.end(185_000, {})
    const { engine } = world.openTab()
    await world.runTo(60_000)
    expect(engine.getSnapshot().connection).toBe('failing')
    await world.runTo(180_100)
    expect(engine.getSnapshot().phase).toBe('ended')
    await world.runTo(240_000)
    expect(ends(world.calls).map(({ t }) => t)).toEqual([180_000, 181_000, 183_000, 187_000])
  })
})

describe('the longest duration', () => {
  test('counts from the start the server gives, read as UTC when no offset is written', async () => {
    const world = createVirtualWorld({ t0: '2026-03-01T10:00:00Z' })
    world.server.status(0, inProgress({ start_datetime: '2026-03-01 09:55:00.250', max_call_duration: '600' }))
    const { engine } = world.openTab()
    await world.advance(10)
    expect(engine.getCountdown().remainingSeconds).toBe(301)
    expect(world.storage.get('startChatTime')).toBe(String(Date.parse('2026-03-01T09:55:00.250Z')))
    await world.runTo(300_300)
    expect(ends(world.calls)).toMatchObject([{ body: { auto_end: true, chat_end_reason: 'idle expired' } }])
  })

  test.each(['tomorrow', '2027-01-01T00:00:00Z', ''])('a start of "%s" is not believed', async (start_datetime) => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ start_datetime }))
    const { engine } = world.openTab()
    await world.advance(10)
    expect(engine.getCountdown().remainingSeconds).toBe(900)
  })

  test('follows server time, whatever the clock of the device says', async () => {
    const world = createVirtualWorld({ t0: '2026-03-01T10:00:00Z' })
    const options = { latencyMs: 200, dateSkewMs: 3_600_000 }
    world.server.status(0, inProgress({ start_datetime: '2026-03-01T10:58:00Z', max_call_duration: 240 }), options)
    const { engine } = world.openTab()
    await world.runTo(1000)
    expect(Math.abs((engine.getCountdown().remainingSeconds ?? 0) - 119)).toBeLessThanOrEqual(1)
    await world.runTo(122_000)
    expect(engine.getSnapshot().phase).toBe('ended')
  })

  test('takes over every new value, up and down, and leaves idle time alone', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 120 }))
    world.server.status(60_000, inProgress({ max_call_duration: 300 }))
    world.server.status(90_000, inProgress({ max_call_duration: 100 }))
    const { engine } = world.openTab()
    await world.runTo(70_000)
    expect(engine.getCountdown()).toEqual({ idleSeconds: 110, remainingSeconds: 230 })
    await world.runTo(92_000)
    expect(engine.getCountdown()).toEqual({ idleSeconds: 88, remainingSeconds: 8 })
    await world.runTo(100_000)
    expect(ends(world.calls)).toMatchObject([{ t: 100_000, body: { chat_end_reason: 'max duration' } }])
  })

  test('a recharge is seen at once with refresh()', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 120 }))
    const { engine } = world.openTab()
    await world.runTo(10_000)
    world.server.status(10_000, inProgress({ max_call_duration: 600 }))
    engine.refresh()
    await world.advance(0)
    expect(engine.getCountdown().remainingSeconds).toBe(590)
  })

  test('passing it while one side has hung up ends nothing before both are back', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 20 }))
    world.server.status(10_000, inProgress({ max_call_duration: 20, customer_pickup_status: false }))
    world.server.status(40_000, inProgress({ max_call_duration: 20 }))
    world.openTab()
    await world.runTo(39_000)
    expect(ends(world.calls)).toEqual([])
    await world.runTo(42_000)
    expect(ends(world.calls)).toMatchObject([{ body: { chat_end_reason: 'max duration' } }])
  })

  test('already passed at first sight, a second reply decides', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ start_datetime: '2025-12-31T00:00:00Z' }))
    const { engine } = world.openTab()
    await world.runTo(1400)
    expect(engine.getSnapshot().phase).toBe('active')
    expect(world.logs).toEqual(['session-engine max-at-first-sight 501'])
    await world.runTo(1600)
    expect(ends(world.calls)).toMatchObject([{ t: 1500, body: { auto_end: true, chat_end_reason: 'max duration' } }])
  })

  test('0 is a value', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 0 }))
    world.openTab()
    await world.runTo(5000)
    expect(ends(world.calls)).toMatchObject([{ body: { chat_end_reason: 'max duration' } }])
    expect(world.logs).toEqual(['session-engine max-at-first-sight 501'])
  })
})
