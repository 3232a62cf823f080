import { verifyLoginOtp } from '@tarapath/api-client/account'
import { getAstrologer, listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { submitUserQuery } from '@tarapath/api-client/content'
import { joinQueue } from '@tarapath/api-client/queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffFixture, type DeskBrowser, type StaffFixture } from '@tarapath/backend-testing'

let fixture: StaffFixture
let desk: DeskBrowser
beforeAll(async () => {
  fixture = await openStaffFixture()
  desk = await fixture.signedInStaff()
})
afterAll(() => fixture.backend.close())

const freeAstrologer = async () =>
  (await listAstrologers(fixture.visitor(), { is_available_for_chat: true })).results[0]!.id

async function signInAgain(phone: string) {
  fixture.clock.turn(60 * 60 * 1000)
  await fixture.backend.ask('POST', '/api/v1/user/authorize/otp_login/', { body: { phone_number: phone } })
  const otp_key = await fixture.backend.codeSentTo(phone)
  return verifyLoginOtp(fixture.visitor(), { phone_number: phone, otp_key })
}

test('a customer is looked up by number, blocked, signed out everywhere, and unblocked', async () => {
  const customer = await fixture.newCustomer(500)
  const { phone } = customer
  const found = await desk.request('/desk/customers/find', { phone: phone.replace('+91', '0') })
  const page = found.location!.replace('done=find&', '')
  expect(page).toMatch(/^\/desk\/customers\?customer=\d+$/)
  const id = page.split('=')[1]!
  expect((await desk.request(page)).text).toContain('₹500.00 in the wallet')
  const { text: log } = await desk.request('/desk/activity')
  expect(log).toMatch(new RegExp(`data-activity="customers/show" data-row="${id}"[^]*customers/find" data-row="${id}"`))
  expect(fixture.paths.join('\n')).not.toContain(phone.slice(-10))

  await desk.request('/desk/customers/block', { customer: id, reason: 'Insults astrologers.' })
  expect((await desk.request(page)).text).toMatch(/data-blocked="true"[^]*Insults astrologers\./)
  await expect(
    requestConsultation(customer.client, { type: 'chat' }, { consultant_id: await freeAstrologer() }),
  ).rejects.toMatchObject({ status: 401 })
  await expect(signInAgain(phone)).rejects.toMatchObject({
    status: 403,
    body: { code: 'blocked', detail: expect.stringContaining('This account is blocked.') },
  })

  await desk.request('/desk/customers/unblock', { customer: id })
  expect(await signInAgain(phone)).toMatchObject({ is_new_user: false })
  expect((await desk.request('/desk/customers/find', { phone: '98999 99999' })).notice).toBe(
    'No customer has this number.',
  )
})

test('an admin downloads what is kept about a customer, and deletes the account on request', async () => {
  const customer = await fixture.newCustomer(500)
  const { phone } = customer
  const id = Number((await desk.request('/desk/customers/find', { phone })).location!.split('customer=')[1])
  const page = `/desk/customers?customer=${id}`
  const file = JSON.parse((await desk.request(`/desk/customers/${id}.json`)).text) as { data: { profile: unknown[] } }
  expect(file.data.profile).toMatchObject([{ id, phone }])

  const form = { customer: id, balance: 50_000, typed: id }
  expect((await desk.request('/desk/customers/delete', { ...form, typed: id + 1 })).notice).toBe(
    'Type the number of this customer.',
  )
  const refused = await desk.request(`/desk/customers/delete?customer=${id}`, { ...form, balance: 0 })
  expect(refused.notice).toBe('The wallet has ₹500.00 now. Tell the customer, and send it again.')
  expect(refused.text).toMatch(new RegExp(`<details open>[^]*name="typed"[^>]*value="${id}"`))
  const { client } = customer
  const chat = await requestConsultation(client, { type: 'chat' }, { consultant_id: await freeAstrologer() })
  expect((await desk.request('/desk/customers/delete', form)).notice).toContain('The customer is in a consultation.')
  await endConsultation(client, { id: chat.id }, { auto_end: false, chat_end_reason: 'ended by user' })
  expect((await desk.request('/desk/customers/delete', form)).status).toBe(303)
  const { text } = await desk.request(page)
  expect(text).toContain('Deleted account')
  expect(text).not.toContain(phone.slice(-10))
  expect((await desk.request(`/desk/customers/${id}.json`)).status).toBe(404)
  expect((await desk.request('/desk/customers/find', { phone })).notice).toBe('No customer has this number.')
  await expect(requestConsultation(client, { type: 'chat' }, { consultant_id: 1 })).rejects.toMatchObject({
    status: 401,
  })
  expect((await desk.request('/desk/activity')).text).toMatch(/delete[^]*data/)
})

test('a suspended astrologer finishes the consultation, and then nobody gets them, not even the queue', async () => {
  const astrologer = await freeAstrologer()
  const [first, second] = [(await fixture.newCustomer(1000)).client, (await fixture.newCustomer(1000)).client]
  const { id } = await requestConsultation(first, { type: 'chat' }, { consultant_id: astrologer })
  await startChat(first, { consultation_id: id })
  await joinQueue(second, { consultant_id: astrologer, order_type: 1 })
  const page = `/desk/astrologers?astrologer=${astrologer}`
  await desk.request('/desk/astrologers/suspend', { astrologer, reason: 'Asked for money outside.' })
  expect((await desk.request(page)).text).toContain('Asked for money outside.')
  expect((await getAstrologer(first, { id: astrologer })).availability).toBe('busy')
  await fixture.backend.controls.clock.advance(60_000)
  await endConsultation(first, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  await fixture.backend.controls.clock.advance(24 * 60 * 60 * 1000)
  expect((await getAstrologer(first, { id: astrologer })).availability).toBe('offline')
  await expect(requestConsultation(second, { type: 'chat' }, { consultant_id: astrologer })).rejects.toMatchObject({
    status: 409,
  })
  desk = await fixture.signedInStaff()
  expect((await desk.request('/desk/astrologers/on', { astrologer })).notice).toBe(
    'This astrologer is suspended. End the suspension first.',
  )
  await desk.request('/desk/astrologers/readmit', { astrologer })
  expect((await desk.request('/desk/astrologers/on', { astrologer })).status).toBe(303)
})

test('staff set a price within limits, and the hours of an astrologer', async () => {
  const astrologer = await freeAstrologer()
  expect((await desk.request('/desk/astrologers/price', { astrologer, rupees: 40, discounted: 30 })).status).toBe(303)
  expect(await getAstrologer(fixture.visitor(), { id: astrologer })).toMatchObject({
    price_per_minute: 40,
    discounted_price_per_minute: 30,
  })
  for (const [wrong, notice] of [
    [{ rupees: 4 }, 'The price has to be from 5 to 500.'],
    [{ rupees: 40, discounted: 40 }, 'The discounted price has to be below the price.'],
  ] as const)
    expect((await desk.request('/desk/astrologers/price', { astrologer, ...wrong })).notice).toBe(notice)

  expect((await desk.request('/desk/astrologers/limits', { lowest: 20, highest: 10 })).notice).toBe(
    'The highest price has to be at least the lowest.',
  )
  expect((await desk.request('/desk/astrologers/limits', { lowest: 10, highest: 60 })).status).toBe(303)
  expect((await desk.request('/desk/astrologers')).text).toMatch(
    /name="lowest"[^>]*value="10"[^]*name="highest"[^>]*value="60"/,
  )

  const hours = { astrologer, from: '21:30', to: '02:00', Mon: 'on', Fri: 'on' }
  expect((await desk.request('/desk/astrologers/hours', hours)).status).toBe(303)
  const { text } = await desk.request(`/desk/astrologers?astrologer=${astrologer}`)
  expect(text).toMatch(
    /name="from" type="time" required value="21:30"[^]*name="to"\s+type="time"\s+required\s+value="02:00"/,
  )
  expect([...text.matchAll(/name="(\w{3})"\s+checked/g)].map(([, day]) => day)).toEqual(['Mon', 'Fri'])
  const refused = await desk.request(`/desk/astrologers/hours?astrologer=${astrologer}`, {
    astrologer,
    from: '20:15',
    to: '20:15',
    Sat: 'on',
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('value="20:15"')
  expect(refused.text.match(/name="\w{3}"\s+checked/g)).toEqual([expect.stringContaining('Sat')])
})

test('staff set the telephone that calls of an astrologer ring, and see its last digits', async () => {
  const astrologer = await freeAstrologer()
  const page = `/desk/astrologers?astrologer=${astrologer}`
  expect((await desk.request('/desk/astrologers/phone', { astrologer, phone: '98' })).notice).toBe(
    'Enter a valid mobile number.',
  )
  for (const phone of ['098111 22233', '+91 98111 44455']) {
    expect((await desk.request('/desk/astrologers/phone', { astrologer, phone })).status).toBe(303)
    const { text } = await desk.request(page)
    expect(text).toContain(`Calls ring ••••• ${phone.replaceAll(' ', '').slice(-4)}.`)
    expect(text).not.toContain('98111')
  }
  const nobody = { astrologer: 999_999, phone: '98111 22233' }
  expect((await desk.request('/desk/astrologers/phone', nobody)).status).toBe(404)
})

test('the complaints about an astrologer are on their page', async () => {
  const astrologer = await freeAstrologer()
  const { client } = await fixture.newCustomer(1000)
  const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologer })
  await startChat(client, { consultation_id: id })
  await fixture.backend.controls.clock.advance(60_000)
  await endConsultation(client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  await submitUserQuery(client, { name: 'Asha', message: 'The answers were <copied>.', consultation_id: id })
  desk = await fixture.signedInStaff()
  await desk.request(`/desk/consultations/refund?consultation=${id}`, {
    consultation: `${id}:0`,
    rupees: 7,
    reason: 'Sorry.',
  })
  const { text } = await desk.request(`/desk/astrologers?astrologer=${astrologer}`)
  expect(text).toContain('The answers were &lt;copied&gt;.')
  expect(text).toContain('1 consultations refunded, ₹7.00 in all')
})
