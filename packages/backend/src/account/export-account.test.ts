import { updateProfile } from '@tarapath/api-client/account'
import { listConsultationHistory, sendChatMessage } from '@tarapath/api-client/consultations'
import { createLandingPageLead, submitUserQuery } from '@tarapath/api-client/content'
import { exportMyData } from '@tarapath/own-api/account'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consultations } from '../consultations/index.ts'
import { userQueries } from '../enquiries/index.ts'
import * as schema from '../tables.ts'
import { NOT_EXPORTED, PERSONAL_TABLES } from './personal-data.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const tables = Object.values(schema).filter((value) => is(value, PgTable))

test('every table that names a customer or a phone is exported, or left out for a reason', () => {
  const isPersonal = (table: PgTable) =>
    Object.keys(getTableColumns(table)).includes('phone') ||
    getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.customers)
  const exported = new Set<string>(Object.values(PERSONAL_TABLES).map(({ table }) => getTableName(table)))
  const personal = tables.filter(isPersonal).map((table) => getTableName(table))
  expect(personal.length).toBeGreaterThan(15)
  expect(personal.filter((name) => !exported.has(name) && !Object.hasOwn(NOT_EXPORTED, name))).toEqual([])
  // What is exported is not also left out, and everything left out exists.
  const names = new Set<string>(tables.map((table) => getTableName(table)))
  expect(Object.keys(NOT_EXPORTED).filter((name) => exported.has(name) || !names.has(name))).toEqual([])
})

test('a column that is left out or replaced exists', () => {
  for (const { table, omit = [], instead = {} } of Object.values(PERSONAL_TABLES))
    expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining([...omit, ...Object.keys(instead)]))
})

test('a customer gets what is kept about them, and nothing of another customer', async () => {
  const [asha, ravi] = [await fixture.newCustomer(500), await fixture.newCustomer(500)]
  for (const [customer, text] of [
    [asha, 'Will I find work?'],
    [ravi, 'Shall I move to Pune?'],
  ] as const) {
    const { id } = await fixture.startedChat(customer)
    await sendChatMessage(customer.client, { consultation_id: id, text })
    await submitUserQuery(customer.client, { name: text, message: text })
  }
  await updateProfile(asha.client, { id: asha.id }, { name: 'Asha' })
  await createLandingPageLead(fixture.visitor(), { name: 'Asha', phone_number: asha.phone })
  const { data, units } = await exportMyData(asha.client)
  expect(units).toContain('paise')
  expect(data['profile']).toMatchObject([{ id: asha.id, phone: asha.phone, name: 'Asha' }])
  expect(data['profile']?.[0]).not.toHaveProperty('blockedBecause')
  const { results } = await listConsultationHistory(asha.client)
  expect(data['consultations']?.map(({ id }) => id)).toEqual(results.map(({ id }) => id))
  expect(data['messages']).toContainEqual(expect.objectContaining({ text: 'Will I find work?' }))
  expect(data['wallet']).toContainEqual(expect.objectContaining({ amountPaise: 50_000 }))
  expect(data['call_requests']).toMatchObject([{ phone: asha.phone }])
  expect(data['sign_ins']).toHaveLength(1)
  const text = JSON.stringify(data)
  expect(text).not.toContain('Pune')
  expect(text).not.toContain(ravi.phone)
  expect(text).not.toMatch(/hash|hmac|fingerprint/i)
})

test('what only staff read is not in the file: why an astrologer declined, and notes on questions', async () => {
  const { db } = fixture.backend.database
  const asha = await fixture.newCustomer(500)
  const { id } = await fixture.startedChat(asha)
  const decline = (declineReason: 'unsuitable' | 'other_subject') =>
    db.update(consultations).set({ declineReason }).where(eq(consultations.id, id))
  await decline('unsuitable')
  const question = { customerId: asha.id, name: 'Asha', createdAt: new Date(), answeredAt: new Date() }
  await db.insert(userQueries).values([
    { ...question, message: 'How do I pay?', note: 'Called twice, rude.' },
    { ...question, consultationId: id, message: 'Why did it end?', note: 'The network of the astrologer failed.' },
  ])
  const { data } = await exportMyData(asha.client)
  const text = JSON.stringify(data)
  expect(text).not.toContain('unsuitable')
  expect(text).not.toContain('rude')
  expect(data['consultations']).toMatchObject([{ id, declineReason: null }])
  expect(data['questions']).toMatchObject([
    { message: 'How do I pay?', note: null },
    { message: 'Why did it end?', note: 'The network of the astrologer failed.' },
  ])
  await decline('other_subject')
  const later = await exportMyData(asha.client)
  expect(later.data['consultations']).toMatchObject([{ declineReason: 'other_subject' }])
})
