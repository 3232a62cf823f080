import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { accounts, customerAccount, post } from '@tarapath/backend/ledger'
import { customers } from '@tarapath/backend/identity'
import { notFound } from '@tarapath/backend/errors'
import { changeBalance } from '@tarapath/backend/consultations'

/** The other side of what the console gives and takes. */
const ADJUSTMENTS = 'platform:adjustments'

/** Brings a wallet to an amount by a movement of its own, so that the books stay true. */
export function setBalance(db: Db, now: Date, phone: string, paise: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.phone, phone), isNull(customers.deletedAt)))
    if (!customer) throw notFound(`No customer has the number ${phone}. Sign in with it first.`)
    const account = customerAccount(customer.id)
    await changeBalance(tx, now, customer.id, () => bring(tx, now, account, paise))
  })
}

async function bring(tx: Db, now: Date, account: string, paise: number): Promise<void> {
  const [held] = await tx.select().from(accounts).where(eq(accounts.id, account)).for('update')
  const difference = paise - (held?.balancePaise ?? 0)
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
