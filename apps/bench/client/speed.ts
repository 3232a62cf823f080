import { openTestBackend } from '@tarapath/backend-testing'
import { bundle, load } from './bundle.ts'
import { contestants, sourceOf } from './contestants.ts'
import { operations } from './operations.ts'

const ROUNDS = 15
const CALLS = 1000
const CALL = 'getAstrologer'

/** CPU of a call divided by the CPU of a plain ky call, for each contestant: the median of adjacent rounds. */
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
    for (const { call } of loaded) await cpuOf(call)
    for (let round = 0; round < ROUNDS; round += 1) {
      const used = new Map<string, number>()
      for (const { name, call } of loaded) used.set(name, await cpuOf(call))
      for (const { name, ratios } of loaded) ratios.push(used.get(name)! / used.get('ky alone')!)
    }
    return new Map(loaded.map(({ name, ratios }) => [name, median(ratios)]))
  } finally {
    globalThis.fetch = real
  }
}

async function cpuOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let count = 0; count < CALLS; count += 1) await call()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
