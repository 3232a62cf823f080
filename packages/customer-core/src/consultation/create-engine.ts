import { isApiError, withResponse, type Client } from '@tarapath/api-client'
import { endConsultation, getOngoingStatus, updateOngoingStatus } from '@tarapath/api-client/consultations'
import { saveDiagnosticLog } from '@tarapath/api-client/diagnostics'
import { createSessionEngine, type Notice, type Ports, type SessionEngine } from '@tarapath/session-engine'
import { browserPorts } from '@tarapath/session-engine/browser'
import { loadedClient, type Platform } from '../platform/index.ts'

export interface EngineEnvironment {
  api: Client
  platform: Platform
  path: string
  nav: Ports['nav']
  onNotice(notice: Notice): void
  /** An end is being sent, or the server has answered it. */
  onEnd?: (end: { id: string; isAnswered: boolean }) => void
  /** The time of the server, epoch ms, when it answered. */
  onServerTime?: (serverMs: number) => void
}

export type StartEngine = (environment: EngineEnvironment) => { engine: SessionEngine; ports: Ports }

/** The engine stops sending an end after one of these answers. */
const isConsultationOver = (error: unknown): boolean =>
  isApiError(error) && error.status !== undefined && [404, 409, 410].includes(error.status)

/** Creates the session engine with ports over the API client. The engine repeats reads and ends itself. */
export const createEngine: StartEngine = ({ api, platform, path, nav, onNotice, onEnd, onServerTime }) => {
  const calls: Ports['api'] = {
    async getStatus({ signal }) {
      const { data, date } = await withResponse(getOngoingStatus(await loadedClient(api), { signal, retry: 0 }))
      if (date !== null) onServerTime?.(date)
      return { body: data, serverDate: date }
    },
    async endConsultation(id, body, options) {
      onEnd?.({ id, isAnswered: false })
      try {
        const reply = await endConsultation(api, { id }, body, { ...options, retry: 0 })
        onEnd?.({ id, isAnswered: true })
        return reply
      } catch (error) {
        if (isConsultationOver(error)) onEnd?.({ id, isAnswered: true })
        throw error
      }
    },
    cancelWaiting: (id) => updateOngoingStatus(api, { consultation_id: id }),
    saveLog(line) {
      // Spec §8: diagnostics are silent.
      saveDiagnosticLog(api, { log: line }, { keepalive: true }).catch(() => undefined)
    },
  }
  const ports = { ...browserPorts({ api: calls, nav }), onNotice }
  const engine = createSessionEngine({ ports, signedIn: true, path, config: { popups: platform === 'web' } })
  return { engine, ports }
}
