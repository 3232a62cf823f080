import { storeLog } from './store-log.ts'
import { checkRateLimit } from '../rate-limit/rate-limit.ts'
import type { Handlers } from '../endpoint/handler.ts'

export const diagnosticsEndpoints: Handlers<'diagnostics'> = {
  async saveDiagnosticLog({ body }, context) {
    await checkRateLimit(context.db, context.now, 'diagnostic log', context)
    await storeLog(context.db, context.now, body.log, body.context ?? {})
    return { detail: 'Noted.' }
  },
}
