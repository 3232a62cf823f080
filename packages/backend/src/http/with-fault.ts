import type { EndpointName } from '../endpoint/handler.ts'
import { wait } from '../ports/timers.ts'
import { problemReply } from './error-mapping.ts'
import { DroppedConnection, type Faults } from './fault-injection.ts'
import type { EndpointReply } from './reply.ts'

/** Answers a request, with the fault that is injected into its endpoint. */
export async function withFault(
  faults: Faults,
  call: EndpointName,
  answer: () => Promise<EndpointReply>,
): Promise<EndpointReply> {
  const fault = faults.consume(call)
  if (!fault) return answer()
  if (fault.kind === 'drop-request') throw new DroppedConnection(call)
  if (fault.kind === 'fail') return injectedFailure(fault.status ?? 503)
  if (fault.kind === 'delay') await wait(fault.ms ?? 1000)
  const reply = await answer()
  if (fault.kind === 'drop-reply') throw new DroppedConnection(call)
  return reply
}

const injectedFailure = (status: number): EndpointReply =>
  problemReply({ status, headers: {}, body: { detail: 'This failure was set on the console.', code: 'planned_fault' } })
