import { desc, eq, isNull, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Db } from '@tarapath/backend/database'
import { customers, phoneNumber } from '@tarapath/backend/identity'
import { accounts } from '@tarapath/backend/ledger'
import { printPaise, toRupees } from '@tarapath/backend/money'
import { formAction, type Panel, rupees, text } from '@tarapath/staff-desk'
import { setBalance } from './set-balance.ts'

const CUSTOMERS_SHOWN = 6

/** Sets the wallet balance of a customer. */
export const wallets: Panel = {
  id: 'wallets',
  title: 'Wallets',
  async show({ db }) {
    const newest = await newestCustomers(db)
    return html`<form class="row" method="post" action="/console/wallets/set-balance">
        <label class="wide">Phone <input name="phone_number" type="tel" autocomplete="off" required /></label>
        <label>Balance (₹) <input name="rupees" inputmode="decimal" required autocomplete="off" /></label>
        <button>Set balance</button>
      </form>
      ${
        newest.length > 0 &&
        html`<ul class="rows">
          ${newest.map(customerRow)}
        </ul>`
      }`
  },
  actions: {
    'set-balance': formAction(
      z.object({ phone_number: text('The phone', 40), rupees }),
      'The balance is set.',
      ({ db, clock }, { phone_number: phone, rupees: paise }) => setBalance(db, clock.now(), phoneNumber(phone), paise),
    ),
  },
}

interface Wallet {
  id: number
  name: string
  phone: string
  paise: number
}

const newestCustomers = (db: Db): Promise<Wallet[]> =>
  db
    .select({
      id: customers.id,
      name: customers.name,
      phone: customers.phone,
      paise: sql<number>`coalesce(${accounts.balancePaise}, 0)`.mapWith(Number),
    })
    .from(customers)
    .leftJoin(accounts, eq(accounts.id, sql`'customer:' || ${customers.id}`))
    .where(isNull(customers.deletedAt))
    .orderBy(desc(customers.id))
    .limit(CUSTOMERS_SHOWN)

const customerRow = (wallet: Wallet) =>
  html`<li id="customer-${wallet.id}" data-customer="${wallet.id}" data-phone="${wallet.phone}">
    <div>
      <b>${wallet.name || 'No name'}</b>
      <small>${wallet.phone}</small>
      <output class="money" data-balance-paise="${wallet.paise}">${printPaise(wallet.paise)}</output>
    </div>
    <form class="row" method="post" action="/console/wallets/set-balance">
      <input type="hidden" name="phone_number" value="${wallet.phone}" />
      <input
        name="rupees"
        inputmode="decimal"
        required
        autocomplete="off"
        aria-label="New balance of ${wallet.phone} in rupees"
        placeholder="${toRupees(wallet.paise).toFixed(2)}"
      />
      <button>Set</button>
    </form>
  </li>`
