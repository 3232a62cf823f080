import type { EndpointContext, Input, Reply } from '../endpoint/handler.ts'
import type { Db } from '../database/db.ts'
import { updateCustomer, type Customer } from '../identity/index.ts'
import { DomainError, invalidFields } from '../errors.ts'
import { ongoingConsultation } from '../consultations/index.ts'
import { favouriteAstrologerIds } from '../astrologers/index.ts'
import { balancePaise } from '../ledger/index.ts'
import { deleteUnusedPicture } from '../files/index.ts'
import { toRupees } from '../money/rupees.ts'
import { sunSign } from '../horoscope/index.ts'

export const profileSummary = ({ id, name, email, phone, avatar }: Customer) => ({
  id,
  name,
  email,
  phone_number: phone,
  avatar,
})

export async function profileReply(
  { db, now, ports }: Pick<EndpointContext, 'db' | 'now' | 'ports'>,
  customer: Customer,
): Promise<Reply<'getMyProfile'>> {
  return {
    ...profileSummary(customer),
    balance: toRupees(await balancePaise(db, customer.id)),
    ongoing_consultation: await ongoingConsultation(db, now, ports, customer.id),
    gender: customer.gender,
    date_of_birth: customer.dateOfBirth,
    time_of_birth: customer.timeOfBirth,
    place_of_birth: customer.placeOfBirth,
    zodiac_sign: sunSign(customer.dateOfBirth),
    is_consultant: customer.isConsultant,
    favourite_consultant_ids: await favouriteAstrologerIds(db, customer.id),
    created_at: customer.createdAt.toISOString(),
  }
}

type ProfileChanges = Omit<Input<'updateProfile'>['body'], 'avatar'>

/** Updates the given fields only. */
export async function changeProfile(
  db: Db,
  now: Date,
  customer: Customer,
  changes: ProfileChanges & { avatar?: string | null },
) {
  const { name, email, gender, date_of_birth: dateOfBirth, time_of_birth: timeOfBirth, avatar } = changes
  if (dateOfBirth && (dateOfBirth < '1900-01-01' || new Date(dateOfBirth) > now))
    throw invalidFields({ date_of_birth: 'Enter a date of birth between 1900 and today.' })
  const fields = { name, email, gender, dateOfBirth, timeOfBirth, placeOfBirth: changes.place_of_birth, avatar }
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length === 0) return customer
  const changed = await updateCustomer(db, customer.id, set)
  // Deleted while this request waited for the row.
  if (!changed) throw new DomainError('account_deleted', 'This account is deleted.')
  if (avatar !== undefined) await deleteUnusedPicture(db, customer.avatar)
  return changed
}
