import { eq } from 'drizzle-orm'
import type { Input, Reply } from '../calls/call.ts'
import type { Db } from '../database/db.ts'
import { customers, type Customer } from '../database/schema/index.ts'
import { refuseFields } from '../http/problem.ts'
import { ongoingConsultation } from './consultations/ongoing.ts'
import { favouriteAstrologerIds } from './favourite-astrologers.ts'
import { balancePaise } from './ledger.ts'
import { dropPicture } from './picture.ts'
import { toRupees } from './rupees.ts'
import { zodiacSign } from './zodiac-sign.ts'

/** Whoever holds a phone is its customer; the first sign-in makes the account. */
export async function customerOfPhone(
  db: Db,
  now: Date,
  phone: string,
): Promise<{ customer: Customer; isNew: boolean }> {
  const [made] = await db.insert(customers).values({ phone, createdAt: now }).onConflictDoNothing().returning()
  if (made) return { customer: made, isNew: true }
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone))
  if (!customer) throw new Error('A customer vanished while signing in.')
  return { customer, isNew: false }
}

export const summaryOf = ({ id, name, email, phone, avatar }: Customer) => ({
  id,
  name,
  email,
  phone_number: phone,
  avatar,
})

export async function profileOf(db: Db, now: Date, customer: Customer): Promise<Reply<'getMyProfile'>> {
  return {
    ...summaryOf(customer),
    balance: toRupees(await balancePaise(db, customer.id)),
    ongoing_consultation: await ongoingConsultation(db, now, customer.id),
    gender: customer.gender,
    date_of_birth: customer.dateOfBirth,
    time_of_birth: customer.timeOfBirth,
    place_of_birth: customer.placeOfBirth,
    zodiac_sign: zodiacSign(customer.dateOfBirth),
    is_consultant: customer.isConsultant,
    favourite_consultant_ids: await favouriteAstrologerIds(db, customer.id),
    created_at: customer.createdAt.toISOString(),
  }
}

type Changes = Omit<Input<'updateProfile'>['body'], 'avatar'>

/** Changes what was given and nothing else. */
export async function changeProfile(
  db: Db,
  now: Date,
  customer: Customer,
  changes: Changes & { avatar?: string | null },
) {
  const { name, email, gender, date_of_birth: dateOfBirth, time_of_birth: timeOfBirth, avatar } = changes
  if (dateOfBirth && (dateOfBirth < '1900-01-01' || new Date(dateOfBirth) > now))
    throw refuseFields({ date_of_birth: 'Enter a date of birth between 1900 and today.' })
  const given = { name, email, gender, dateOfBirth, timeOfBirth, placeOfBirth: changes.place_of_birth, avatar }
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length === 0) return customer
  const [changed] = await db.update(customers).set(set).where(eq(customers.id, customer.id)).returning()
  if (avatar !== undefined) await dropPicture(db, customer.avatar)
  return changed ?? customer
}
