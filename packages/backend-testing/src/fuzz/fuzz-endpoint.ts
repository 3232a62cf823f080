import type { Row } from '@tarapath/api-client/table'
import fc from 'fast-check'
import type { CustomerEndpointName } from '@tarapath/backend/endpoint'
import { checkReply } from './check-reply.ts'
import type { FuzzFixture } from './fixture.ts'
import { requestFor } from './request-for.ts'

/** How many requests are made with the ids of the same callers. */
const INPUTS_PER_ROUND = 60

/** Sends random inputs to an endpoint and counts the replies by status. Throws with the smallest failing request. */
export async function fuzzEndpoint(
  fixture: FuzzFixture,
  row: Row & { name: CustomerEndpointName },
  inputs: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  for (let left = inputs; left > 0; left -= INPUTS_PER_ROUND) {
    const { hints } = await fixture.callers()
    const property = fc.asyncProperty(requestFor(row, hints), async (request) => {
      const reply = await fixture.send(row, request)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      const complaint = checkReply(row, reply)
      if (complaint !== null) throw new Error(`${row.name} ${complaint}`)
    })
    await fc.assert(property, { numRuns: Math.min(left, INPUTS_PER_ROUND) })
  }
  return statuses
}
