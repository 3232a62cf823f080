import { describe, expect, test } from 'vitest'
import {
  endConsultation,
  getCallRecordingUrl,
  getOngoingStatus,
  listConsultationMessages,
  placeAstrologerPickupCall,
  sendChatMessage,
  startCall,
  startChat,
  submitConsultationReview,
  updateMaxCallDuration,
  updateOngoingStatus,
} from '../src/index.ts'
import { errorOf, gate, okServer, serverWith } from './server.ts'

// session-engine holds ids as text, and its signals are `Signal` of its ports.
type Signal = { readonly aborted: boolean; addEventListener(type: 'abort', fn: () => void): void }

describe('an id of a consultation may be text', () => {
  test('text of digits is sent as the number that the server expects', async () => {
    const { client, server } = okServer()
    await endConsultation(client, { id: '12' }, { auto_end: true, chat_end_reason: 'timer' })
    await updateOngoingStatus(client, { consultation_id: '12' })
    await startChat(client, { consultation_id: '12' })
    await startCall(client, { consultation_id: '12' })
    await sendChatMessage(client, { consultation_id: '12', text: 'Hello' })
    await getCallRecordingUrl(client, { consultation_id: '12' })
    await submitConsultationReview(client, { consultation_id: '12', rating: 5 })
    await listConsultationMessages(client, { id: '12', after: '340' })
    await placeAstrologerPickupCall(client, { id: '12' })
    await updateMaxCallDuration(client, { id: '12' })
    expect(server.seen.map(({ call, body }) => `${call} ${body}`.trim())).toEqual([
      'POST /api/v1/consultation/end-consultation/12/ {"auto_end":true,"chat_end_reason":"timer"}',
      'PATCH /api/v1/consultation/ongoing-status/ {"consultation_id":12}',
      'POST /api/v1/consultation/chat/initiate/ {"consultation_id":12}',
      'POST /api/v1/consultation/call/initiate/ {"consultation_id":12}',
      'POST /api/v1/consultation/ongoing-chat/send-message/ {"consultation_id":12,"text":"Hello"}',
      'POST /api/v1/consultation/call-recording-url/ {"consultation_id":12}',
      'POST /api/v1/consultation/review/ {"consultation_id":12,"rating":5}',
      'GET /api/v1/user/consultation-history/12/all-messages/?after=340',
      'GET /api/v1/consultation/place-astro-pickup-call/12/',
      'PATCH /api/v1/consultation/consultation-detail/12/update_max_call_duration/',
    ])
  })

  test('other text and unsafe numbers are sent as they are, for the server to refuse', async () => {
    const { client, server } = okServer()
    for (const id of ['c-12', '', '9007199254740993', 12]) await startChat(client, { consultation_id: id })
    expect(server.seen.map(({ body }) => body)).toEqual([
      '{"consultation_id":"c-12"}',
      '{"consultation_id":""}',
      '{"consultation_id":"9007199254740993"}',
      '{"consultation_id":12}',
    ])
  })
})

describe('a signal needs only what the engine says of one', () => {
  test('its abort aborts the request', async () => {
    const arrived = gate()
    const { client } = serverWith(() => {
      arrived.resolve()
      return new Promise(() => {})
    })
    const listeners: (() => void)[] = []
    const signal: Signal = { aborted: false, addEventListener: (_, listener) => listeners.push(listener) }
    const request = errorOf(getOngoingStatus(client, { signal, retry: 0 }))
    await arrived.promise
    for (const abort of listeners) abort()
    expect((await request).kind).toBe('aborted')
  })

  test('one that has aborted sends nothing', async () => {
    const { client, server } = okServer()
    const signal: Signal = { aborted: true, addEventListener() {} }
    expect((await errorOf(getOngoingStatus(client, { signal }))).kind).toBe('aborted')
    expect(server.seen).toEqual([])
  })

  test('what is not a signal is refused before sending', async () => {
    const { client, server } = okServer()
    const error = await errorOf(getOngoingStatus(client, { signal: { aborted: false } as Signal }))
    expect([error.kind, server.seen]).toEqual(['input', []])
  })
})
