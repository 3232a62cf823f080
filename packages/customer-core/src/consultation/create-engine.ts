import type { Client } from '@tarapath/api-client'
import { endConsultation, getOngoingStatus, updateOngoingStatus } from '@tarapath/api-client/consultations'
import { saveDiagnosticLog } from '@tarapath/api-client/diagnostics'
import { createSessionEngine, type Notice, type Ports, type SessionEngine } from '@tarapath/session-engine'
import { browserPorts } from '@tarapath/session-engine/browser'
import type { Platform } from '../platform/index.ts'
import { toAbortSignal } from './abort-signal.ts'

const STATUS_PATH = '/api/v1/consultation/ongoing-status/'

export interface EngineEnvironment {
  api: Client
  /** The `Date` header of the last reply for a path, in epoch milliseconds. Called after each reply. */
  serverDateOf(path: string): number | null
  platform: Platform
  path: string
  nav: Ports['nav']
  onNotice(notice: Notice): void
}

export type StartEngine = (environment: EngineEnvironment) => { engine: SessionEngine; ports: Ports }

/** Creates the session engine with ports over the API client. */
export const createEngine: StartEngine = (environment) => {
  const { api, serverDateOf, platform, path, nav, onNotice } = environment
  const calls: Ports['api'] = {
    async getStatus({ signal }) {
      const body = await getOngoingStatus(api, { signal: toAbortSignal(signal), retry: 0 })
      return { body, serverDate: serverDateOf(STATUS_PATH) }
    },
    endConsultation: (id, body, options) => endConsultation(api, { id: Number(id) }, body, options),
    cancelWaiting: (id) => updateOngoingStatus(api, { consultation_id: Number(id) }),
    saveLog(line) {
      // Spec §8: diagnostics are silent.
      saveDiagnosticLog(api, { log: line }, { keepalive: true }).catch(() => undefined)
    },
  }
  const ports = { ...browserPorts({ api: calls, nav }), onNotice }
  const engine = createSessionEngine({ ports, signedIn: true, path, config: { popups: platform === 'web' } })
  return { engine, ports }
}
