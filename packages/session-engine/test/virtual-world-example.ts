import { createVirtualWorld, inProgress } from '../src/testing.ts'

/** A whole consultation, from the first read to the one end call. */
export async function consultation() {
  const world = createVirtualWorld()
  world.server.status(0, inProgress({ max_call_duration: 120 }))
  world.server.end(0, { status_message: 'It reached the limit you set.' }, { latencyMs: 200 })
  const tab = world.openTab({ path: '/chat' })
  await world.runTo(119_000)
  const lastSecond = tab.engine.getCountdown().remainingSeconds // 1
  await world.runTo(125_000)
  const message = tab.engine.getSnapshot().ended?.message // 'It reached the limit you set.'
  const endCalls = world.calls.filter(({ method }) => method === 'POST') // one, with its body and idempotency key
  return { lastSecond, message, endCalls }
}
