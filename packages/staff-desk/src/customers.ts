import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import { deleteAccountByStaff } from '@tarapath/backend/account'
import { lastConsultationsOf } from '@tarapath/backend/consultations'
import type { Db } from '@tarapath/backend/database'
import { invalidFields } from '@tarapath/backend/errors'
import { blockCustomer, customers, findCustomerByPhone, unblockCustomer } from '@tarapath/backend/identity'
import { balancePaise } from '@tarapath/backend/ledger'
import { logStaffAction } from '@tarapath/backend/staff'
import { customerCard } from './customer-card.ts'
import type { DeskPage } from './desk-page.ts'
import { id, integer, text } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { phoneField } from './forms/phone-field.ts'

const customer = z.object({ customer: id('Customer') })

/**
 * One customer, looked up by the whole number: the desk has no list of customers to read through. Each look is logged,
 * because the address of the next one can be guessed.
 */
export const customerPage: DeskPage = {
  id: 'customers',
  title: 'Customers',
  countOpen: async () => null,
  async show({ db, now, reader }, view) {
    const asked = /^\d{1,9}$/.exec(view.query['customer'] ?? '')?.[0]
    const found = asked === undefined ? null : await findCustomer(db, Number(asked))
    if (found !== null)
      await logStaffAction(db, {
        at: now,
        phone: reader?.phone ?? null,
        page: 'customers',
        action: 'show',
        rowId: found.id,
      })
    return html`${
      view.may('customers/find') &&
      html`<form class="row" method="post" action="${view.basePath}/customers/find" role="search">
        <label class="wide"
          >Mobile number <input name="phone" type="tel" maxlength="40" required autocomplete="off" /></label
        ><button>Look up</button>
      </form>`
    }
    ${asked !== undefined && found === null && html`<p>There is no such customer.</p>`}
    ${
      found !== null &&
      customerCard(
        {
          customer: found,
          balancePaise: await balancePaise(db, found.id),
          last: await lastConsultationsOf(db, found.id),
        },
        view,
      )
    }`
  },
  rowField: 'customer',
  actions: {
    // Sent as a form, because a number in an address would be kept by logs and browsers.
    find: formAction(
      z.object({ phone: phoneField }),
      'Found. The log has that you looked.',
      async ({ db }, input) => `customer=${(await findCustomerByPhone(db, input.phone)).id}`,
    ),
    block: formAction(
      customer.extend({ reason: text('The reason', 200) }),
      'Blocked, and signed out everywhere. An astrologer is suspended as well.',
      async ({ db, now }, input) => {
        await blockCustomer(db, now, input.customer, input.reason)
        return `customer=${input.customer}`
      },
    ),
    unblock: formAction(customer, 'Unblocked. They can sign in again.', async ({ db }, input) => {
      await unblockCustomer(db, input.customer)
      return `customer=${input.customer}`
    }),
    delete: formAction(
      customer.extend({ balance: integer('The balance', 0, 999_999_999), typed: id('The typed number') }),
      'Deleted. What remains has no name and no number.',
      async ({ db, now }, input) => {
        if (input.typed !== input.customer) throw invalidFields({ typed: 'Type the number of this customer.' })
        await deleteAccountByStaff(db, now, { customerId: input.customer, forfeitedPaise: input.balance })
        return `customer=${input.customer}`
      },
      { sumPaise: (_, input) => input.balance },
    ),
  },
}

export const findCustomer = async (db: Db, customerId: number) =>
  (await db.select().from(customers).where(eq(customers.id, customerId)))[0] ?? null
