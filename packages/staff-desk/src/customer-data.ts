import { exportAccount } from '@tarapath/backend/account'
import type { Db } from '@tarapath/backend/database'
import { notFound } from '@tarapath/backend/errors'
import { findCustomer } from './customers.ts'

/** Everything that is kept about a customer, as the file that they can also download themselves. */
export async function customerData(db: Db, now: Date, customerId: number): Promise<Response> {
  const customer = await findCustomer(db, customerId)
  if (!customer || customer.deletedAt !== null) throw notFound('There is no such customer.')
  return new Response(JSON.stringify(await exportAccount(db, now, customer), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="customer-${customerId}.json"`,
      'cache-control': 'no-store',
    },
  })
}
