import {
  CONSOLE_SETTINGS,
  type Fixture,
  interleave,
  openFixture,
  startTestPostgres,
  TEST_START,
} from '@tarapath/backend-testing'
import { seed } from '@tarapath/sandbox'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeNumber } from './account/change-number.ts'
import { deleteAccountByStaff } from './account/delete-account.ts'
import { MAX_ALERTS, setAlert } from './alerts/set-alert.ts'
import { suspendAstrologer, switchOnline } from './astrologers/index.ts'
import { type CatalogueKind, catalogueVersions, openRow, publishDraft, saveDraft } from './catalogue/index.ts'
import { closeDueConsultations, consultations, requestConsultation } from './consultations/index.ts'
import type { Database, Db } from './database/db.ts'
import { issueCode } from './identity/index.ts'
import { PLATFORM, post } from './ledger/index.ts'
import { rechargeAmountKind } from './payments/index.ts'
import { sendTip } from './payments/tip.ts'
import { silentLog } from './ports/log.ts'
import { defaultSettings } from './ports/settings.ts'
import { openPostgres } from './postgres.ts'
import { checkRateLimit } from './rate-limit/rate-limit.ts'
import { addStaffMember, staffMembers, staffSecondFactors, verifySecondFactor } from './staff/index.ts'
import { changeStock, orders, placeOrder, productVariants } from './store/index.ts'

// What one transaction must not do while another has not committed: each test fails without the lock that it is about.
const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so locks were not tested.')
afterAll(() => postgres?.stop())

const ADDRESS = {
  name: 'A',
  phone: '+919811122233',
  line1: '1',
  line2: null,
  city: 'Udupi',
  state: 'Karnataka',
  pincode: '576101',
}

describe.skipIf(!postgres)('on Postgres', () => {
  let database: Database
  let db: Db
  let fixture: Fixture
  let now: Date
  beforeAll(async () => {
    database = await openPostgres(postgres?.url ?? '', { connections: 10, isPatient: true })
    db = database.db
    await seed(db, TEST_START)
    fixture = await openFixture({ database, settings: CONSOLE_SETTINGS })
    now = fixture.backend.controls.clock.now()
  })
  afterAll(() => fixture.backend.close())

  const code = (outcome: unknown) => (outcome as { code?: string } | undefined)?.code

  async function newVariant(stock: number) {
    const [variant] = await db.select().from(productVariants).orderBy(productVariants.id).limit(1)
    await db.update(productVariants).set({ stock }).where(eq(productVariants.id, variant!.id))
    return variant!
  }

  async function newOrder() {
    const { productId, id: variantId } = await newVariant(50)
    const { id: customerId } = await fixture.newCustomer(1000)
    const items = [{ productId, variantId, quantity: 1 }]
    return { customerId, request: { customerId, items, address: ADDRESS, expectedPaise: undefined } }
  }

  test('two orders at once do not take more than the stock has', async () => {
    const { id } = await newVariant(5)
    const take = (tx: Db) => changeStock(tx, id, -3)
    const refusal = await interleave(db, take, () => db.transaction(take))
    expect(refusal).toMatchObject({ fields: { pieces: ['Only 2 pieces are in stock.'] } })
  })

  test('an order that is sent twice is one order', async () => {
    const { request, customerId } = await newOrder()
    let first = ''
    const second = await interleave(
      db,
      async (tx) => (first = (await placeOrder(tx, now, request)).txnId),
      () => placeOrder(db, now, request),
    )
    expect(second).toMatchObject({ txnId: first })
    expect(await db.$count(orders, eq(orders.customerId, customerId))).toBe(1)
  })

  test('a tip during the charge of a minute leaves the time that the balance pays for', async () => {
    const customer = await fixture.newCustomer(100)
    const { id, astrologerId } = await fixture.startedChat(customer)
    await db.update(consultations).set({ isOperated: true }).where(eq(consultations.id, id))
    const [{ startedAt } = { startedAt: null }] = await db.select().from(consultations).where(eq(consultations.id, id))
    const later = new Date(startedAt!.getTime() + 61_000)
    await interleave(
      db,
      (tx) => closeDueConsultations(tx, later, silentLog),
      () => sendTip(db, later, { customerId: customer.id, astrologerId, amountPaise: 10_00 }),
    )
    const [chat] = await db.select().from(consultations).where(eq(consultations.id, id))
    expect(chat).toMatchObject({ billedMinutes: 1, maxSeconds: 360, endedAt: null })
  })

  test('an account that is being deleted orders nothing', async () => {
    const { request, customerId } = await newOrder()
    const refusal = await interleave(
      db,
      (tx) => deleteAccountByStaff(tx, now, { customerId, forfeitedPaise: 1000_00 }),
      () => placeOrder(db, now, request),
    )
    expect(code(refusal)).toBe('user_inactive')
  })

  describe('while a consultation is requested', () => {
    const meetRequest = async <Result>(customerId: number, second: () => Promise<Result>) => {
      const astrologerId = await fixture.newAstrologer()
      return interleave(db, (tx) => requestConsultation(tx, now, { customerId, astrologerId, kind: 'chat' }), second)
    }

    test('the account is not deleted', async () => {
      const { id: customerId } = await fixture.newCustomer(1000)
      const request = { customerId, forfeitedPaise: 1000_00 }
      const refusal = await meetRequest(customerId, () => deleteAccountByStaff(db, now, request))
      expect(code(refusal)).toBe('account_in_use')
    })

    test('the number is not changed', async () => {
      const { id: customerId } = await fixture.newCustomer(1000)
      const change = { customerId, signInId: 0, phone: fixture.newPhone(), currentToken: '', newToken: '' }
      const refusal = await meetRequest(customerId, () => changeNumber(db, now, change, async () => {}))
      expect(code(refusal)).toBe('account_in_use')
    })
  })

  test('a request that closes what is due waits before it charges anything', async () => {
    const [asha, ravi] = [await fixture.newCustomer(1000), await fixture.newCustomer(1000)]
    await fixture.startedChat(asha)
    const busy = await fixture.startedChat(ravi)
    const later = new Date(fixture.backend.controls.clock.now().getTime() + 120_000)
    const request = { customerId: asha.id, astrologerId: busy.astrologerId, kind: 'chat' as const }
    const refusal = await interleave(
      db,
      (tx) => tx.select().from(consultations).where(eq(consultations.id, busy.id)).for('update'),
      () => db.transaction((tx) => requestConsultation(tx, later, request)),
      (tx) =>
        post(tx, later, {
          cause: 'test:last',
          kind: 'consultation',
          title: 'Chat',
          lines: [
            { account: PLATFORM.revenue, paise: 1 },
            { account: PLATFORM.gateway, paise: -1 },
          ],
        }),
    )
    expect(code(refusal)).toBe('consultation_open')
  })

  test('an astrologer who is being suspended does not go online', async () => {
    const id = await fixture.newAstrologer('quick', 'offline')
    const refusal = await interleave(
      db,
      (tx) => suspendAstrologer(tx, now, id, 'Complaints.'),
      () => db.transaction((tx) => switchOnline(tx, id)),
    )
    expect(code(refusal)).toBe('wrong_status')
  })

  test('two wrong codes of an authenticator at once count as two', async () => {
    const phone = fixture.newPhone()
    await addStaffMember(db, now, { phone, name: 'Asha', roles: ['finance'] })
    const [member] = await db.select().from(staffMembers).where(eq(staffMembers.phone, phone))
    await db.insert(staffSecondFactors).values({ memberId: member!.id, sealedKey: '' })
    const attempt = { memberId: member!.id, code: '000000', secrets: defaultSettings().secrets }
    const guess = (on: Db) => verifySecondFactor(on, now, attempt).catch((failure: unknown) => failure)
    await interleave(db, guess, () => guess(db))
    const [factor] = await db.select().from(staffSecondFactors).where(eq(staffSecondFactors.memberId, member!.id))
    expect(factor?.failures).toBe(2)
  })

  test('two requests at once are not both the last that the hour allows', async () => {
    const { id } = await fixture.newCustomer()
    const caller = { customer: { id }, ip: '10.1.1.1', settings: { secrets: defaultSettings().secrets } }
    const hit = (on: Db) => checkRateLimit(on, now, 'user query', caller)
    for (let count = 0; count < 4; count += 1) await hit(db)
    expect(code(await interleave(db, hit, () => hit(db)))).toBe('throttled')
  })

  test('two notifications at once are not both the last that a customer may ask for', async () => {
    const { id: customerId } = await fixture.newCustomer()
    const ask = (on: Db, astrologerId: number) =>
      setAlert(on, now, { customerId, subject: { astrologerId }, push: null })
    for (let count = 1; count < MAX_ALERTS; count += 1) await ask(db, await fixture.newAstrologer())
    const [one, other] = [await fixture.newAstrologer(), await fixture.newAstrologer()]
    const refusal = await interleave(
      db,
      (tx) => ask(tx, one),
      () => ask(db, other),
    )
    expect(code(refusal)).toBe('too_many_alerts')
  })

  test('two requests at once do not both get the last code of the hour', async () => {
    const later = new Date(now.getTime() + 2 * 60 * 60 * 1000)
    const { secrets } = defaultSettings()
    const ask = (on: Db, ip: string) =>
      issueCode(on, later, { phone: fixture.newPhone(), ip, purpose: 'login', secrets, maxPerHour: 1 })
    const second = await interleave(
      db,
      (tx) => ask(tx, '10.2.1.1'),
      () => ask(db, '10.3.1.1'),
    )
    expect(second).toMatchObject({ reason: 'all' })
  })

  describe('what staff write', () => {
    const kind: CatalogueKind = rechargeAmountKind
    const values = { amountPaise: 777_00, isPopular: false }
    const change = async (rowId: number | null, draftId: number | null) => {
      const { base } = await openRow(db, kind, { rowId, draftId })
      return { kind, rowId, draftId, base, author: null }
    }

    test('is published once', async () => {
      const draftId = await saveDraft(db, now, { kind, rowId: null, draftId: null, base: '', author: null, values })
      const draft = await change(null, draftId)
      const publish = (tx: Db) => publishDraft(tx, now, kind, draft)
      const refusal = await interleave(db, publish, () => db.transaction(publish))
      expect(code(refusal)).toBeOneOf(['row_changed', 'not_found'])
    })

    test('is not overwritten by an employee who has not seen it', async () => {
      const [{ id } = { id: 0 }] = await db.select({ id: kind.table.id }).from(kind.table).limit(1)
      const row = await change(Number(id), null)
      const save = (tx: Db) => saveDraft(tx, now, { ...row, values })
      const refusal = await interleave(db, save, () => db.transaction(save))
      expect(code(refusal)).toBe('row_changed')
      const drafts = and(eq(catalogueVersions.kind, kind.id), eq(catalogueVersions.rowId, Number(id)))
      expect(await db.$count(catalogueVersions, drafts)).toBe(2)
    })
  })
})
