import { keepLog } from '../rules/diagnostics/keep-log.ts'
import { takeTurn } from '../rules/turns.ts'
import type { Handlers } from './call.ts'

export const diagnostics: Handlers<'diagnostics'> = {
  async saveDiagnosticLog({ body }, call) {
    await takeTurn(call.db, call.now, 'diagnostic log', call)
    await keepLog(call.db, call.now, body.log, body.context ?? {})
    return { detail: 'Noted.' }
  },
}
