import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologers } from '@tarapath/backend/astrologers'
import { accounts, astrologerAccount, PLATFORM, post } from '@tarapath/backend/ledger'
import { prepareRun } from '@tarapath/backend/payouts'
import { staffActivity } from '@tarapath/backend/staff'
import { bankAccounts, payouts } from '@tarapath/backend/tables'
import { type DeskBrowser, openStaffFixture, STAFF, type StaffFixture } from '@tarapath/backend-testing'

let fixture: StaffFixture
let desk: DeskBrowser
let ids: number[]
beforeAll(async () => {
  fixture = await openStaffFixture()
  desk = await fixture.signedInStaff()
  const rows = await fixture.backend.database.db.select().from(astrologers).orderBy(astrologers.id).limit(4)
  ids = rows.map(({ id }) => id)
})
afterAll(() => fixture.backend.close())

const balanceOf = async (account: string) =>
  (await fixture.backend.database.db.select().from(accounts).where(eq(accounts.id, account)))[0]?.balancePaise ?? 0

let causes = 0
const earn = (astrologer: number, paise: number) =>
  post(fixture.backend.database.db, fixture.clock.now(), {
    cause: `test:${(causes += 1)}`,
    kind: 'consultation',
    title: 'Chat',
    lines: [
      { account: astrologerAccount(astrologer), paise },
      { account: PLATFORM.revenue, paise: -paise },
    ],
  })

const account = (row: number, number = `50100${row}1234`) => ({
  row,
  holder: 'Meera Rao',
  number,
  again: number,
  ifsc: 'hdfc0001234',
})
const send = (form: string, fields: Record<string, string | number> = {}) =>
  desk.request(`/desk/payouts/${form}`, fields)
const runIn = ({ location }: { location: string | null }) => Number(/run=(\d+)/.exec(location ?? '')?.[1])
const rowsOf = async (run: number) =>
  [...(await desk.request(`/desk/payouts?run=${run}`)).text.matchAll(/data-payout="(\d+)"/g)].map(([, id]) =>
    Number(id),
  )
const seenOf = async (run: number) => {
  const { text } = await desk.request(`/desk/payouts?run=${run}`)
  return Number(/name="seen" value="(\d+)"/.exec(text)?.[1])
}

test('earnings are listed, approved, saved for the bank, and paid; what the bank returns is owed again', async () => {
  const [first, second, third, poor] = ids as [number, number, number, number]
  for (const id of [first, second, third]) await earn(id, 1234_50)
  await earn(poor, 99_99)
  expect((await desk.request('/desk/payouts')).text).toContain('Earnings without a bank account')
  for (const id of [first, second, poor]) expect((await send('account', account(id))).status).toBe(303)

  const run = runIn(await send('prepare', { tds: '0.1' }))
  const [largest, other] = (await rowsOf(run)) as [number, number]
  expect(await rowsOf(run)).toHaveLength(2)
  expect((await send('prepare', { tds: '0' })).notice).toBe('A list waits for approval. Approve or discard it first.')
  expect((await desk.request(`/desk/payouts/${run}.csv`)).status).toBe(409)
  expect((await send('approve', { row: run, seen: 1 })).notice).toBe(
    'Somebody changed this list. Look at the sum again.',
  )

  const seen = await seenOf(run)
  expect(seen).toBe(2 * (1234_50 - 1_23))
  expect((await send('approve', { row: run, seen })).status).toBe(303)
  expect((await send('approve', { row: run, seen })).notice).toBe('This list has already been approved.')
  expect(await balanceOf(astrologerAccount(first))).toBe(0)
  expect([await balanceOf(PLATFORM.payouts), await balanceOf(PLATFORM.tds)]).toEqual([seen, 2_46])

  const { text, headers } = await desk.request(`/desk/payouts/${run}.csv`)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="payouts-${run}.csv"`)
  const [head, line] = text.split('\r\n')
  expect(head).toBe('Transaction type,Beneficiary name,Beneficiary account number,IFSC,Amount,Reference')
  expect(line).toMatch(/^NEFT,Meera Rao,50100\d+1234,HDFC0001234,1233.27,PAYOUT-\d+$/)
  const logged = await fixture.backend.database.db.select().from(staffActivity)
  expect(logged).toContainEqual(expect.objectContaining({ page: 'payouts', action: 'file', rowId: run }))

  await send('returned', { row: other, reason: 'Account closed' })
  await send('paid', { row: run, reference: 'UTR42' })
  expect([await balanceOf(PLATFORM.payouts), await balanceOf(PLATFORM.bank)]).toEqual([0, 1233_27])
  await send('returned', { row: largest, reason: 'Name differs' })
  expect((await send('returned', { row: largest, reason: 'Twice' })).notice).toBe(
    'This payout was already marked as returned.',
  )
  expect([await balanceOf(PLATFORM.bank), await balanceOf(PLATFORM.tds)]).toEqual([0, 0])
  expect(await balanceOf(astrologerAccount(first))).toBe(1234_50)
  expect((await desk.request('/desk/payouts?past')).text).toContain(`data-run="${run}"`)
})

test('a list that is not true any more is refused with the names, and can be corrected or discarded', async () => {
  const [first, second] = ids as [number, number]
  const run = runIn(await send('prepare', { tds: '0' }))
  await earn(first, -100)
  const seen = await seenOf(run)
  expect((await send('approve', { row: run, seen })).notice).toMatch(/^Earnings fell or a bank account changed/)
  expect(await balanceOf(PLATFORM.payouts)).toBe(0)
  const rows = await rowsOf(run)
  await send('leave', { row: rows[0]! })
  await send('leave', { row: rows[1]! })
  expect((await send('approve', { row: run, seen: 0 })).notice).toBe('Nobody is left on this list. Discard it.')
  await send('discard', { row: run })

  const next = runIn(await send('prepare', { tds: '0' }))
  fixture.clock.turn(1000)
  await send('account', account(second, '998877665544'))
  expect((await send('approve', { row: next, seen: await seenOf(next) })).notice).toMatch(/bank account changed/)
  await send('discard', { row: next })
  expect((await send('discard', { row: next })).notice).toBe('There is no such list.')
})

test('bank details are checked field by field, shown masked, and kept in the form', async () => {
  const [first] = ids as [number]
  const wrong = { ...account(first), holder: '=cmd()', again: '1', ifsc: 'SBIN' }
  const { status, text } = await desk.request(`/desk/payouts/account?astrologer=${first}`, wrong)
  expect(status).toBe(400)
  for (const sentence of ['Write the name as the bank has it', 'The IFSC has four letters'])
    expect(text).toContain(sentence)
  expect(text).toContain('value="=cmd()"')
  expect(text).not.toContain(wrong.number)
  const { text: page } = await desk.request(`/desk/payouts?astrologer=${first}`)
  expect(page).toContain('•••• 1234')
  expect(page).not.toContain(account(first).number)
  expect((await send('prepare', { tds: '21' })).notice).toContain('from 0 to 20')
})

test('two approvals at the same time pay once', async () => {
  const run = runIn(await send('prepare', { tds: '0' }))
  const seen = await seenOf(run)
  const replies = await Promise.all([1, 2, 3].map(() => send('approve', { row: run, seen })))
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409, 409])
  expect(await balanceOf(PLATFORM.payouts)).toBe(seen)
})

test('above the sum that admins set, approving, paying, returning and another account each need a new code', async () => {
  const [, , third] = ids as [number, number, number]
  await send('account', account(third))
  await earn(third, 6000_00)
  const asked = await send('account', account(third, '777777771234'))
  expect(asked.text).toContain('Confirm ₹')
  const run = runIn(await send('prepare', { tds: '0' }))
  const seen = await seenOf(run)
  const before = await balanceOf(PLATFORM.payouts)
  for (const [form, fields] of [
    ['approve', { row: run, seen }],
    ['paid', { row: run, reference: 'UTR43' }],
    ['returned', { row: (await rowsOf(run))[0]!, reason: 'Account closed' }],
  ] as const) {
    expect((await send(form, fields)).text).toContain('Nothing has been done yet')
    fixture.clock.turn(60_000)
    const code = fixture.authenticator.nextCode(STAFF[0])
    expect((await send(form, { ...fields, confirm_code: code })).status).toBe(303)
  }
  expect(await balanceOf(PLATFORM.payouts)).toBe(before)
})

test('a higher sum is confirmed itself', async () => {
  expect((await desk.request('/desk/staff/limit', { rupees: 9000 })).text).toContain('Confirm ₹9,000')
  expect((await desk.request('/desk/staff/limit', { rupees: 4000 })).status).toBe(303)
})

test('a list holds all astrologers, also when there are ten thousand', async () => {
  const { db } = fixture.backend.database
  const ten = sql`generate_series(100001, 110000) as id`
  await db.execute(sql`
    insert into ${astrologers} (id, name, gender, about, experience_years, price_per_minute_paise, availability)
    select id, 'Asha', 'other', 'For tests.', 1, 1000, 'offline' from ${ten}`)
  await db.execute(sql`
    insert into ${bankAccounts} (astrologer_id, holder, number, ifsc, changed_at)
    select id, 'Asha', '123456789012', 'HDFC0001234', now() from ${ten}`)
  await db.execute(sql`
    insert into ${accounts} (id, balance_paise, may_go_below_zero)
    select 'astrologer:' || id, 50000, false from ${ten}`)
  const run = await prepareRun(db, fixture.clock.now(), 0)
  expect(await db.$count(payouts, eq(payouts.runId, run))).toBeGreaterThanOrEqual(10_000)
})
