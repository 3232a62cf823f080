import { createClient, memoryStorage, withResponse, type Client } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import {
  endConsultation,
  getOngoingStatus,
  requestConsultation,
  updateOngoingStatus,
} from '@tarapath/api-client/consultations'
import { saveDiagnosticLog } from '@tarapath/api-client/diagnostics'
import type { ConsultationStatusReply } from '@tarapath/api-client/types'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { createSessionEngine, type Ports } from '@tarapath/session-engine'
import { browserPorts } from '@tarapath/session-engine/browser'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const nav: Ports['nav'] = { reload() {}, replace() {}, logoutFully() {} }

/** As in the engine's README, whose examples the packed check compiles and runs. */
function startEngine(client: Client) {
  const api = {
    async getStatus({ signal }) {
      const { data, date } = await withResponse(getOngoingStatus(client, { signal, retry: 0 }))
      return { body: data, serverDate: date }
    },
    endConsultation: (id, body, options) => endConsultation(client, { id }, body, { ...options, retry: 0 }),
    cancelWaiting: (id) => updateOngoingStatus(client, { consultation_id: id }),
    saveLog: (line) => void saveDiagnosticLog(client, { log: line }),
  } satisfies Ports['api']
  const engine = createSessionEngine({ signedIn: true, path: '/', ports: browserPorts({ api, nav }) })
  return engine
}

test('engine and client fit as they are: the rate comes with the status, and a request is taken back', async () => {
  const storage = memoryStorage(await backend.newCustomer({ paise: 100_000 }))
  const fetch: typeof globalThis.fetch = async (input, init) => backend.fetch(input as Request, init)
  const client = createClient({ baseUrl: TEST_ORIGIN, fetch, storage })
  const { results } = await listAstrologers(client, { is_available_for_chat: true, limit: 1 })
  await requestConsultation(client, { type: 'chat' }, { consultant_id: results[0]!.id })

  const engine = startEngine(client)
  await vi.waitFor(() => expect(engine.getSnapshot()).toMatchObject({ phase: 'waiting', confirmed: true }), 60_000)
  const details = engine.getSnapshot().details as ConsultationStatusReply['ongoing_data']
  expect(details?.consultant).toMatchObject({ id: results[0]!.id, price_per_minute: expect.any(Number) as number })
  await expect(engine.cancelWaiting()).resolves.toBe(true)
  await vi.waitFor(
    () => expect(engine.getSnapshot()).toMatchObject({ phase: 'ended', ended: { confirmed: true } }),
    60_000,
  )
  engine.dispose()
})
