// `node speed-alone.ts <contestant> <body>` prints the CPU of a call, against a network that answers at once with this body.
import { bundle, load } from './bundle.ts'
import { contestants, sourceOf } from './contestants.ts'
import { operations } from './operations.ts'

const ROUNDS = 10
const CALLS = 2000
const CALL = 'getAstrologer'
const [chosen, text] = process.argv.slice(2)

globalThis.fetch = async () => new Response(text, { headers: { 'content-type': 'application/json' } })
const contestant = contestants.find(({ name }) => name === chosen)!
const operation = operations.find(({ name }) => name === CALL)!
const { calls } = await load<{ calls: Record<string, () => Promise<unknown>> }>(
  await bundle(sourceOf(contestant, [operation])),
)
const call = calls[CALL]!

async function run(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (let count = 0; count < CALLS; count += 1) await call()
    // What is over is let go of between tasks only.
    await new Promise(setImmediate)
  }
}

await run(3)
const before = process.cpuUsage()
await run(ROUNDS)
const { user, system } = process.cpuUsage(before)
console.log((user + system) / (ROUNDS * CALLS))
