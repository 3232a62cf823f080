import { openTestBackend } from '@tarapath/backend-testing'
import { bundle, load } from './bundle.ts'
import { contestants, sourceOf } from './contestants.ts'
import { operations } from './operations.ts'

const PAIRS = 15
const CALLS = 3000
const CALL = 'getAstrologer'

/**
 * CPU of a call divided by the CPU of a plain ky call, for each contestant: the median of pairs. Who comes first changes from
 * pair to pair, because who comes later collects the garbage of who came before.
 */
export async function speeds(): Promise<Map<string, number>> {
  const backend = await openTestBackend()
  const { body } = await backend.ask('GET', '/api/v1/astro/consultants/1/')
  await backend.close()
  const text = JSON.stringify(body)
  const real = globalThis.fetch
  globalThis.fetch = async () => new Response(text, { headers: { 'content-type': 'application/json' } })
  try {
    const operation = operations.find(({ name }) => name === CALL)!
    const loaded = await Promise.all(
      contestants.map(async (contestant) => {
        const code = await bundle(sourceOf(contestant, [operation]))
        const { calls } = await load<{ calls: Record<string, () => Promise<unknown>> }>(code)
        return { name: contestant.name, call: calls[CALL]!, ratios: [] as number[] }
      }),
    )
    const ky = loaded.find(({ name }) => name === 'ky alone')!.call
    for (const { call } of loaded) await cpuOf(call)
    for (let pair = 0; pair < PAIRS; pair += 1)
      for (const { call, ratios } of loaded) {
        const kyFirst = pair % 2 === 0 && (await cpuOf(ky))
        const own = await cpuOf(call)
        ratios.push(own / (kyFirst || (await cpuOf(ky))))
      }
    return new Map(loaded.map(({ name, ratios }) => [name, median(ratios)]))
  } finally {
    globalThis.fetch = real
  }
}

async function cpuOf(call: () => Promise<unknown>): Promise<number> {
  // What is over is let go of between tasks only.
  await new Promise(setImmediate)
  const before = process.cpuUsage()
  for (let count = 0; count < CALLS; count += 1) await call()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
