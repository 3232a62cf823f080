import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { accounts, customerAccount, post } from '@tarapath/backend/ledger'
import { customers } from '@tarapath/backend/identity'
import { notFound } from '@tarapath/backend/errors'
import { changeBalance } from '@tarapath/backend/consultations'

/** The account on the other side of every adjustment. */
const ADJUSTMENTS = 'platform:adjustments'

/** Sets a wallet balance by an adjustment in the ledger. */
export function setBalance(db: Db, now: Date, phone: string, paise: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.phone, phone), isNull(customers.deletedAt)))
    if (!customer) throw notFound(`No customer has the phone number ${phone}. Sign in with it first.`)
    const account = customerAccount(customer.id)
    await changeBalance(tx, now, customer.id, () => adjustTo(tx, now, account, paise))
  })
}

async function adjustTo(tx: Db, now: Date, account: string, paise: number): Promise<void> {
  const [current] = await tx.select().from(accounts).where(eq(accounts.id, account)).for('update')
  const difference = paise - (current?.balancePaise ?? 0)
  if (difference === 0) return
  await post(tx, now, {
    cause: `adjustment:${crypto.randomUUID()}`,
    kind: 'adjustment',
    title: 'Set on the developer console',
    lines: [
      { account, paise: difference },
      { account: ADJUSTMENTS, paise: -difference },
    ],
  })
}
