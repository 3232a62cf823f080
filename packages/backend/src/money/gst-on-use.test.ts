import { endConsultation, listConsultationHistory } from '@tarapath/api-client/consultations'
import { getPhonePeStatus, initiatePhonePePayment, sendTip } from '@tarapath/api-client/payments'
import { getRechargeDetails, rechargeWallet } from '@tarapath/api-client/wallet'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetDatabase } from '@tarapath/sandbox'
import { accounts, astrologerAccount, PLATFORM } from '../ledger/index.ts'
import { gstSettingOf, includedGstPaise } from './gst.ts'
import { openFixture, type Fixture } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: { gstOn: 'use' } })
})
afterAll(() => fixture.backend.close())

const balanceOf = async (id: string) => {
  const [row] = await fixture.backend.database.db.select().from(accounts).where(eq(accounts.id, id))
  return row?.balancePaise ?? 0
}

test('a recharge costs exactly the amount it adds', async () => {
  const { client } = await fixture.newCustomer(0)
  const taxed = await balanceOf(PLATFORM.gst)
  expect(await getRechargeDetails(client, { amount: 500 })).toMatchObject({ gst_percent: 0, gst: 0, payable: 500 })
  const { txn_id, gst, payable } = await rechargeWallet(client, { amount: 500, coupon_code: 'SHUBH50' })
  expect([gst, payable]).toEqual([0, 450])
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
  await fixture.backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
  expect(await getPhonePeStatus(client, { txn_id })).toMatchObject({ status: 'success', balance: 550 })
  expect(await getRechargeDetails(client, { amount: 500, txn_id })).toMatchObject({ gst_percent: 0, gst: 0 })
  expect(await balanceOf(PLATFORM.gst)).toBe(taxed)
})

test('the price of a chat includes the tax to the paisa, and the receipt shows it', async () => {
  const customer = await fixture.newCustomer()
  const [taxed, earned] = [await balanceOf(PLATFORM.gst), await balanceOf(PLATFORM.revenue)]
  const { id, astrologerId } = await fixture.startedChat(customer)
  await fixture.runUntil(customer, 3 * 60 + 17)
  const { amount_charged } = await endConsultation(
    customer.client,
    { id },
    { auto_end: false, chat_end_reason: 'ended by user' },
  )
  const chargedPaise = Math.round(amount_charged * 100)
  const gstPaise = includedGstPaise(chargedPaise, 18)
  expect(chargedPaise).toBeGreaterThan(49_00)
  const [receipt] = (await listConsultationHistory(customer.client)).results
  expect(receipt).toMatchObject({ id, amount_charged, gst: gstPaise / 100 })
  const share = await balanceOf(astrologerAccount(astrologerId))
  expect(await balanceOf(PLATFORM.gst)).toBe(taxed + gstPaise)
  expect(await balanceOf(PLATFORM.revenue)).toBe(earned + chargedPaise - gstPaise - share)
})

test('a tip is not taxed: the astrologer gets all of it', async () => {
  const customer = await fixture.newCustomer(100)
  const astrologerId = await fixture.newAstrologer()
  const taxed = await balanceOf(PLATFORM.gst)
  await sendTip(customer.client, { amount: 51 }, { consultant_id: astrologerId })
  expect(await balanceOf(astrologerAccount(astrologerId))).toBe(51_00)
  expect(await balanceOf(PLATFORM.gst)).toBe(taxed)
})

test('a database keeps the setting it was created with, even when its data is reset', async () => {
  const { db } = fixture.backend.database
  expect(await gstSettingOf(db, 'use')).toBe('use')
  expect(await gstSettingOf(db, 'recharge')).toBe('use')
  await resetDatabase(db, fixture.backend.controls.clock.now())
  expect(await gstSettingOf(db, 'recharge')).toBe('use')
})
