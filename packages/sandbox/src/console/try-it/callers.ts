import { desc, isNull } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { customers, signIn, signOut } from '@tarapath/backend/identity'
import { notFound } from '@tarapath/backend/errors'
import { findOrCreateCustomer } from '@tarapath/backend/identity'
import { setBalance } from '../set-balance.ts'

const CALLERS_SHOWN = 20
const GIFT_PAISE = 500_00

export interface Caller {
  /** What the form sends: an id, `nobody` or `new`. */
  value: string
  label: string
}

/** Who may make a call from the console. */
export async function listCallers(db: Db): Promise<Caller[]> {
  const newest = await db
    .select()
    .from(customers)
    .where(isNull(customers.deletedAt))
    .orderBy(desc(customers.id))
    .limit(CALLERS_SHOWN)
  return [
    { value: 'nobody', label: 'Nobody: not signed in' },
    { value: 'new', label: 'A new customer with ₹500' },
    ...newest.map(({ id, name, phone, isConsultant }) => ({
      value: String(id),
      label: `${name || 'No name yet'} · ${phone}${isConsultant ? ' · astrologer' : ''}`,
    })),
  ]
}

/** Signs somebody in for one call and out again afterwards. Tells who it was, which a new customer does not know yet. */
export async function callAs<Result>(
  db: Db,
  now: Date,
  chosen: string,
  call: (token: string | null) => Promise<Result>,
): Promise<{ result: Result; caller: string }> {
  if (chosen === 'nobody') return { result: await call(null), caller: chosen }
  const id = chosen === 'new' ? await newCustomer(db, now) : await knownCustomer(db, chosen)
  const { access, refresh } = await signIn(db, now, id)
  try {
    return { result: await call(access), caller: String(id) }
  } finally {
    await signOut(db, now, refresh)
  }
}

async function newCustomer(db: Db, now: Date): Promise<number> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const phone = `+917${String(random % 1e9).padStart(9, '0')}`
  const { customer } = await findOrCreateCustomer(db, now, phone)
  await setBalance(db, now, phone, GIFT_PAISE)
  return customer.id
}

async function knownCustomer(db: Db, chosen: string): Promise<number> {
  const known = (await listCallers(db)).find(({ value }) => value === chosen)
  if (!known || !Number(chosen)) throw notFound('There is no such customer to call as.')
  return Number(chosen)
}
