import { desc, isNull } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { findOrCreateCustomer, customers, signIn, signOut } from '@tarapath/backend/identity'
import { notFound } from '@tarapath/backend/errors'
import { setBalance } from '../set-balance.ts'

const CALLERS_SHOWN = 20
const NEW_CUSTOMER_PAISE = 500_00

export interface Caller {
  /** The form value: a customer id, `visitor` or `new`. */
  value: string
  label: string
}

/** Who can send a request from the console. */
export async function listCallers(db: Db): Promise<Caller[]> {
  const newest = await db
    .select()
    .from(customers)
    .where(isNull(customers.deletedAt))
    .orderBy(desc(customers.id))
    .limit(CALLERS_SHOWN)
  return [
    { value: 'visitor', label: 'Visitor (not signed in)' },
    { value: 'new', label: 'New customer with ₹500' },
    ...newest.map(({ id, name, phone, isConsultant }) => ({
      value: String(id),
      label: `${name || 'No name'} · ${phone}${isConsultant ? ' · astrologer' : ''}`,
    })),
  ]
}

/** Signs a customer in for one request and out again. Returns the caller too, because `new` creates one. */
export async function sendAs<Result>(
  db: Db,
  now: Date,
  selected: string,
  send: (token: string | null) => Promise<Result>,
): Promise<{ result: Result; caller: string }> {
  if (selected === 'visitor') return { result: await send(null), caller: selected }
  const id = selected === 'new' ? await newCustomer(db, now) : await knownCustomer(db, selected)
  const { access, refresh } = await signIn(db, now, { customerId: id, audience: 'customer' })
  try {
    return { result: await send(access), caller: String(id) }
  } finally {
    await signOut(db, now, refresh)
  }
}

async function newCustomer(db: Db, now: Date): Promise<number> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const phone = `+917${String(random % 1e9).padStart(9, '0')}`
  const { customer } = await findOrCreateCustomer(db, now, phone)
  await setBalance(db, now, phone, NEW_CUSTOMER_PAISE)
  return customer.id
}

async function knownCustomer(db: Db, selected: string): Promise<number> {
  const known = (await listCallers(db)).find(({ value }) => value === selected)
  if (!known || !Number(selected)) throw notFound('Customer not found.')
  return Number(selected)
}
