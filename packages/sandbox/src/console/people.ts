import { asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Db } from '@tarapath/backend/database'
import { accounts } from '@tarapath/backend/ledger'
import { astrologers, availability, setAvailability } from '@tarapath/backend/astrologers'
import { customers, phoneNumber } from '@tarapath/backend/identity'
import { printPaise, toRupees } from '@tarapath/backend/money'
import { astrologerChoice, chosenAstrologer } from './astrologer-choice.ts'
import { id, line, oneOf, rupees, act, type Panel } from '@tarapath/staff-desk'
import { setBalance } from './set-balance.ts'

const CUSTOMERS_SHOWN = 6

/** Who is there, and what is in whose wallet. */
export const people: Panel = {
  id: 'people',
  title: 'People',
  async show({ db }) {
    const newest = await newestCustomers(db)
    return html`<h3>Astrologers</h3>
      <form class="row" method="post" action="/console/people/presence">
        ${await astrologerChoice(db, 'Astrologer')}
        <label
          >Is now
          <select name="availability">
            ${availability.enumValues.map((value) => html`<option>${value}</option>`)}
          </select>
        </label>
        <button>Switch</button>
      </form>
      <p class="small">${await presenceInWords(db)}</p>
      <h3>Wallets</h3>
      <form class="row" method="post" action="/console/people/wallet">
        <label class="wide">Phone <input name="phone_number" type="tel" autocomplete="off" required /></label>
        <label>Holds (₹) <input name="rupees" inputmode="decimal" required autocomplete="off" /></label>
        <button>Set balance</button>
      </form>
      ${
        newest.length > 0 &&
        html`<ul class="rows">
          ${newest.map(customerRow)}
        </ul>`
      }`
  },
  acts: {
    presence: act(
      z.object({ astrologer: id('Astrologer'), availability: oneOf('“Is now”', availability.enumValues) }),
      'Switched, until a chat or the console changes it.',
      async ({ db }, { astrologer, availability: name }) =>
        setAvailability(
          db,
          await chosenAstrologer(db, astrologer),
          name === 'online' ? { name } : { name, until: null },
        ),
    ),
    wallet: act(
      z.object({ phone_number: line('The phone', 40), rupees }),
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
      <b>${wallet.name || 'No name yet'}</b>
      <small>${wallet.phone}</small>
      <output class="money" data-balance-paise="${wallet.paise}">${printPaise(wallet.paise)}</output>
    </div>
    <form class="row" method="post" action="/console/people/wallet">
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

/** Names those who are not where most are. */
async function presenceInWords(db: Db): Promise<string> {
  const all = await db
    .select({ name: astrologers.name, availability: astrologers.availability })
    .from(astrologers)
    .orderBy(asc(astrologers.name))
  const groups = availability.enumValues.map((name) => ({
    name,
    people: all.filter((one) => one.availability === name).map((one) => one.name),
  }))
  const largest = groups.reduce((a, b) => (b.people.length > a.people.length ? b : a))
  const named = groups
    .filter((group) => group !== largest && group.people.length > 0)
    .map(({ name, people: names }) => `${capital(name)}: ${names.join(', ')}.`)
  return [...named, `${named.length > 0 ? 'All others are' : 'Everybody is'} ${largest.name}.`].join(' ')
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
