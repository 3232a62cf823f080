import type { Row } from '@tarapath/api-client/table'
import fc from 'fast-check'
import type { EndpointName } from '@tarapath/backend/endpoint'
import type { FuzzWorld } from './fuzz-world.ts'
import { judge } from './judge.ts'
import { requestFor } from './request-for.ts'

/** So many requests are made with the ids of the same people. */
const INPUTS_OF_ONE_ROUND = 60

/** Sends a row so many inputs, and counts the answers by status. Rejects with the smallest request that goes wrong. */
export async function fuzzRow(
  world: FuzzWorld,
  row: Row & { name: EndpointName },
  inputs: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  for (let left = inputs; left > 0; left -= INPUTS_OF_ONE_ROUND) {
    const { hints } = await world.people()
    const property = fc.asyncProperty(requestFor(row, hints), async (request) => {
      const reply = await world.send(row, request)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      const complaint = judge(row, reply)
      if (complaint !== null) throw new Error(`${row.name} ${complaint}`)
    })
    await fc.assert(property, { numRuns: Math.min(left, INPUTS_OF_ONE_ROUND) })
  }
  return statuses
}
