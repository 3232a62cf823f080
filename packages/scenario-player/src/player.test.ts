import { expect, test } from 'vitest'
import { createPlayer } from './player.ts'
import { idle } from './scenarios/idle.ts'

function openPlayer() {
  const frames = new Set<(elapsedMs: number) => void>()
  const player = createPlayer(idle, {
    everyFrame(fn) {
      frames.add(fn)
      return () => frames.delete(fn)
    },
    untilDrawn: () => Promise.resolve(),
  })
  const frame = async (elapsedMs: number) => {
    for (const fn of frames) fn(elapsedMs)
    await settled()
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  const modal = () => player.getSnapshot().run.tabs[0]?.page.engine.getSnapshot().modal
  return { player, frames, frame, settled, modal }
}

test('plays at its speed, stands still when paused, and stops at the end', async () => {
  const { player, frame, frames, settled } = openPlayer()
  await settled()
  player.setSpeed(20)
  player.play()
  await frame(100)
  await frame(150)
  expect(player.getSnapshot()).toMatchObject({ now: 5000, isPlaying: true })
  player.pause()
  await frame(1000)
  expect(player.getSnapshot()).toMatchObject({ now: 5000, isPlaying: false })
  await player.jumpTo(211_900)
  player.play()
  await frame(100)
  await frame(100)
  expect(player.getSnapshot()).toMatchObject({ now: 212_000, isPlaying: false })
  expect(frames.size).toBe(0)
  player.play()
  await settled()
  expect(player.getSnapshot()).toMatchObject({ now: 0, isPlaying: true })
})

test('jumps forward on the same run, and backward on a new one', async () => {
  const { player, modal } = openPlayer()
  await player.jumpTo(150_000)
  const { run } = player.getSnapshot()
  expect(modal()).toBe('idleWarning')
  await player.jumpTo(160_000)
  expect(player.getSnapshot().run).toBe(run)
  await player.jumpTo(100_000)
  expect(player.getSnapshot().run).not.toBe(run)
  expect(modal()).toBe(null)
  await player.jumpTo(1e9)
  expect(player.getSnapshot().now).toBe(212_000)
  await player.jumpTo(-5)
  expect(player.getSnapshot().now).toBe(0)
})

test('of jumps that come while it works only the last counts', async () => {
  const { player } = openPlayer()
  void player.jumpTo(50_000)
  void player.jumpTo(200_000)
  await player.jumpTo(30_000)
  expect(player.getSnapshot().now).toBe(30_000)
})

test('steps that come while it works count from where it is going', async () => {
  const { player } = openPlayer()
  void player.jumpTo(50_000)
  void player.jumpTo(player.destination() + 1000)
  await player.jumpTo(player.destination() + 1000)
  expect([player.getSnapshot().now, player.destination()]).toEqual([52_000, 52_000])
})

test('publishes what is done by hand while time stands still', async () => {
  const { player, settled, modal } = openPlayer()
  await player.jumpTo(150_000)
  const before = player.getSnapshot()
  let calls = 0
  player.subscribe(() => (calls += 1))
  before.run.tabs[0]?.page.engine.continue()
  await settled()
  expect([modal(), calls > 0, player.getSnapshot() === before]).toEqual([null, true, false])
})
