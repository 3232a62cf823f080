import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { initiateCoursePayment } from '@tarapath/api-client/courses'
import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { getProduct, listOrders } from '@tarapath/api-client/store'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import type { LogEntry } from '@tarapath/backend'
import { simulatorOrders, simulatorRefunds } from '@tarapath/backend/database'
import { accounts, PLATFORM } from '@tarapath/backend/ledger'
import { eq, like } from 'drizzle-orm'
import { openTestBackend, TEST_ORIGIN, type TestCustomer } from './open-test-backend.ts'

type Person = TestCustomer & { client: Client }

const ADDRESS = {
  name: 'Asha Rao',
  phone_number: '9811122233',
  line1: '14, Temple Street',
  city: 'Udupi',
  state: 'Karnataka',
  pincode: '576101',
}

/** A backend with payments at the simulated gateway, and what the tests of refunds need to read from it. */
export async function openRefundFixture() {
  const errors: LogEntry[] = []
  const log = { write: (entry: LogEntry) => void (entry.level === 'error' && errors.push(entry)) }
  const backend = await openTestBackend({ ports: { log }, settings: { console: true, publicOrigin: TEST_ORIGIN } })
  const { db } = backend.database

  return {
    backend,
    db,
    /** The errors that were logged. */
    errors,
    wait: (ms: number) => backend.controls.clock.advance(ms),
    now: () => backend.controls.clock.now(),

    async newPerson(): Promise<Person> {
      const customer = await backend.newCustomer()
      const storage = memoryStorage({ access: customer.access, refresh: customer.refresh })
      return { ...customer, client: createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage, retry: 0 }) }
    },

    /** Presses a button on the payment page of the simulated gateway. */
    press: (url: string, outcome: string) =>
      backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' }),

    async recharge({ client }: Person, amount: number) {
      const { txn_id } = await rechargeWallet(client, { amount })
      const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
      return { txn_id, redirect_url }
    },

    async order({ client }: Person, slug = 'rudraksha-mala-108') {
      const { id } = await getProduct(client, { slug })
      const items = [{ product_id: id, quantity: 2 }]
      const page = await initiateCoursePayment(client, { kind: 'store', items, address: ADDRESS })
      const [order] = (await listOrders(client)).results
      return { ...page, orderId: order?.id ?? 0, productId: id }
    },

    /** Changes the gateway's order, such as the amount that was paid. */
    changeGatewayOrder: (txnId: string, changes: Partial<typeof simulatorOrders.$inferInsert>) =>
      db.update(simulatorOrders).set(changes).where(eq(simulatorOrders.orderId, txnId)),

    /** The refunds that the gateway has received. */
    gatewayRefunds: (txnId: string) => db.select().from(simulatorRefunds).where(eq(simulatorRefunds.orderId, txnId)),

    /** The balances of our own ledger accounts. */
    async balances(): Promise<Record<string, number>> {
      const rows = await db.select().from(accounts).where(like(accounts.id, 'platform:%'))
      return Object.fromEntries(
        Object.values(PLATFORM).map((id) => [id, rows.find((row) => row.id === id)?.balancePaise ?? 0]),
      )
    },
  }
}

export type RefundFixture = Awaited<ReturnType<typeof openRefundFixture>>
