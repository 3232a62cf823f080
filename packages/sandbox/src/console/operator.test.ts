import { getMyProfile } from '@tarapath/api-client/account'
import {
  getOngoingStatus,
  listConsultationMessages,
  placeAstrologerPickupCall,
  requestConsultation,
  startChat,
} from '@tarapath/api-client/consultations'
import { getLiveStreamToken, listLiveStreams } from '@tarapath/api-client/live'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { astrologers } from '@tarapath/backend/astrologers'
import { balancePaise } from '@tarapath/backend/ledger'
import { CONSOLE_SETTINGS, type Fixture, openFixture, TEST_ORIGIN } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

/** An astrologer whose name has to be escaped. */
async function newAstrologer(): Promise<number> {
  const id = await fixture.newAstrologer()
  const name = 'Acharya <Meera>'
  await fixture.backend.database.db.update(astrologers).set({ name }).where(eq(astrologers.id, id))
  return id
}

const request = async (path: string) => {
  const response = await fixture.backend.fetch(`${TEST_ORIGIN}${path}`)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('playing an astrologer', () => {
  test('a pick-up and a message reach the customer, and the script is silent', async () => {
    const customer = await fixture.newCustomer(500)
    const astrologer = await newAstrologer()
    await fixture.console.submit('operator/take-over', { astrologer: String(astrologer) })
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: astrologer })
    const consultation = String(id)
    await startChat(customer.client, { consultation_id: id })
    await fixture.backend.controls.clock.advance(20_000)
    expect(await fixture.console.page('')).toMatch(new RegExp(`data-consultation="${id}"\\s+data-status="requested"`))

    expect(await fixture.console.submit('operator/pick-up', { consultation })).toMatchObject({
      status: 303,
      location: '/console?done=operator/pick-up#operator',
    })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ id, status: 'in_progress' })
    await fixture.console.submit('operator/say', { consultation, text: 'Namaste <b>Asha</b>' })
    const messages = await listConsultationMessages(customer.client, { id })
    expect(messages.map(({ text }) => text)).toEqual(['Namaste <b>Asha</b>'])
    const text = await fixture.console.page('')
    expect(text).toContain('Namaste &lt;b&gt;Asha&lt;/b&gt;')
    expect(text).toContain('Send as Acharya &lt;Meera&gt;')

    await fixture.console.submit('operator/end', { consultation })
    expect((await getOngoingStatus(customer.client)).is_consultation_inprogress).toBe(false)
    expect(await fixture.console.page('')).not.toContain(`data-consultation="${id}"`)
  })

  test('a request can be rejected, and an ended one cannot be picked up', async () => {
    const customer = await fixture.newCustomer(500)
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await fixture.console.submit('operator/reject', { consultation: String(id) })
    expect(await balancePaise(fixture.backend.database.db, customer.id)).toBe(50_000)
    const late = await fixture.console.submit('operator/pick-up', { consultation: String(id) })
    expect(late.status).toBe(409)
    expect(late.notice).toBe('This consultation has already ended.')
  })

  test('the script continues when the astrologer is handed back', async () => {
    const customer = await fixture.newCustomer(500)
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await fixture.console.submit('operator/take-over-consultation', { consultation: String(id) })
    await fixture.backend.controls.clock.advance(20_000)
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ astro_pickup_status: false })
    await fixture.console.submit('operator/hand-back', { astrologer: String(consultant_id) })
    await fixture.backend.controls.clock.advance(20_000)
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ astro_pickup_status: true })
  })
})

describe('handsets', () => {
  async function ringing() {
    const customer = await fixture.newCustomer(500)
    const astrologer = await newAstrologer()
    await fixture.console.submit('operator/take-over', { astrologer: String(astrologer) })
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id: astrologer })
    await placeAstrologerPickupCall(customer.client, { id })
    const text = await fixture.console.page('')
    const call = new RegExp(`data-handset-call="([^"]+)"\\s+data-of-consultation="${id}"`).exec(text)?.[1] ?? ''
    return { customer, id, call }
  }

  test('both can be answered on the console, and the call runs until one hangs up', async () => {
    const { customer, call } = await ringing()
    expect(await fixture.console.submit('handsets/answer', { call, side: 'customer' })).toMatchObject({ status: 409 })
    for (const side of ['astrologer', 'customer'])
      expect(await fixture.console.submit('handsets/answer', { call, side })).toMatchObject({ status: 303 })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ status: 'in_progress' })
    await fixture.console.submit('handsets/hang-up', { call, side: 'astrologer' })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({
      status: 'completed',
      status_message: 'Acharya <Meera> ended the call.',
    })
    expect(await fixture.console.page('')).not.toContain(call)
  })

  test.each([
    ['engage', 'astrologer', 'astro_busy'],
    ['engage', 'customer', 'customer_busy'],
    ['break', 'astrologer', 'call_failed'],
  ])('%s of the %s ends the call as %s', async (act, side, subStatus) => {
    const { customer, call } = await ringing()
    if (side === 'customer') {
      expect(await fixture.console.submit(`handsets/${act}`, { call, side })).toMatchObject({ status: 409 })
      await fixture.console.submit('handsets/answer', { call, side: 'astrologer' })
    }
    await fixture.console.submit(`handsets/${act}`, { call, side })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({
      sub_status: subStatus,
      start_datetime: null,
    })
  })

  test('each has a page of its own that shows its state', async () => {
    const { call } = await ringing()
    const handset = await request(`/console/handset/${call}/astrologer`)
    expect(handset.text).toContain('Acharya &lt;Meera&gt; <small>handset</small>')
    expect(handset.headers.get('content-security-policy')).toContain("script-src 'self'")
    for (const [side, state] of [
      ['astrologer', 'ringing'],
      ['customer', 'idle'],
    ])
      expect((await request(`/console/handset/${call}/${side}/state`)).text).toBe(JSON.stringify({ state }))
    expect((await request(`/console/handset/${call}/operator`)).status).toBe(404)
    expect((await request('/console/handset/call_unknown/customer')).status).toBe(404)
    const offer = await fixture.console.submit(`handset/${call}/astrologer/whip`)
    expect(offer.status).toBe(501)
  })
})

describe('the live studio', () => {
  test('an operator goes live, connects an account, blocks a viewer, and ends the live stream', async () => {
    const astrologer = await newAstrologer()
    const [host, viewer] = [await fixture.newCustomer(0), await fixture.newCustomer(0)]
    await fixture.console.submit('studio/connect-account', {
      phone_number: host.phone.slice(3),
      astrologer: String(astrologer),
    })
    expect((await getMyProfile(host.client)).is_consultant).toBe(true)
    await fixture.console.submit('studio/go-live', { astrologer: String(astrologer), title: 'Ask <me>' })
    const { results } = await listLiveStreams(viewer.client, { status: 'live', limit: 50 })
    const stream = results.find(({ consultant }) => consultant.id === astrologer)!
    const studio = await request(`/console/studio/${stream.id}`)
    expect([studio.status, studio.text.includes('Ask &lt;me&gt;')]).toEqual([200, true])
    expect((await fixture.console.submit(`studio/${stream.id}/whip`)).status).toBe(501)

    const viewerFields = { stream: String(stream.id), viewer: String(viewer.id) }
    expect(await fixture.console.submit('studio/block-viewer', viewerFields)).toMatchObject({ status: 303 })
    await expect(getLiveStreamToken(viewer.client, { id: stream.id })).rejects.toMatchObject({ status: 403 })
    expect((await getLiveStreamToken(host.client, { id: stream.id })).uid).toBe(host.id)
    await fixture.console.submit('studio/end', { stream: String(stream.id) })
    expect(await fixture.console.page('')).not.toContain(`data-stream="${stream.id}"`)
    expect(await fixture.console.submit('studio/end', { stream: String(stream.id) })).toMatchObject({ status: 409 })
  })
})
