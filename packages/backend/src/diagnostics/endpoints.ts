import { keepLog } from './keep-log.ts'
import { checkRateLimit } from '../rate-limit/rate-limit.ts'
import type { Handlers } from '../endpoint/handler.ts'

export const diagnosticsEndpoints: Handlers<'diagnostics'> = {
  async saveDiagnosticLog({ body }, call) {
    await checkRateLimit(call.db, call.now, 'diagnostic log', call)
    await keepLog(call.db, call.now, body.log, body.context ?? {})
    return { detail: 'Noted.' }
  },
}
