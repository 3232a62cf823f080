import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import {
  addSeconds,
  consultations,
  dueEnding,
  earnedSoFarPaise,
  listSharedPeople,
  maskOneText,
  paidSeconds,
  PICK_UP_SECONDS,
  statusOf,
  type Consultation,
} from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import type { Reply } from '../endpoint/handler.ts'
import { customers, type Customer } from '../identity/index.ts'
import { languageNamesOf } from '../preferences/index.ts'

type OpenConsultation = NonNullable<Reply<'getWork'>['consultation']>

const OPEN_STATUSES = ['requested', 'ringing', 'accepted', 'in_progress'] as const

/** The request that rings or the consultation that runs; null for none. Who the customer is called is masked. */
export async function openConsultation(db: Db, now: Date, astrologerId: number): Promise<OpenConsultation | null> {
  const [found] = await db
    .select({ consultation: consultations, customer: customers })
    .from(consultations)
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .where(and(eq(consultations.astrologerId, astrologerId), isNull(consultations.endedAt)))
  // What has ended by time is closed by the next tick.
  if (!found || dueEnding(found.consultation, now)) return null
  const { consultation, customer } = found
  const { id, kind, firstQuestion, ratePaise, requestedAt, startedAt, maxSeconds } = consultation
  return {
    id,
    kind,
    status: openStatus(consultation),
    customer_name: customerName(customer),
    languages: await languageNamesOf(db, customer.id),
    earlier_consultations: await countEarlier(db, consultation),
    birth: consultation.sharesBirthDetails ? birthOf(customer) : null,
    other_people: startedAt && kind === 'chat' ? await listSharedPeople(db, id) : [],
    first_question: firstQuestion && maskOneText(firstQuestion),
    phones: kind === 'call' ? phonesOf(consultation) : null,
    rate_paise: ratePaise,
    requested_at: requestedAt.toISOString(),
    answer_by: addSeconds(requestedAt, PICK_UP_SECONDS).toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    max_seconds: maxSeconds,
    paid_seconds: paidSeconds(consultation, now),
    earned_paise: await earnedSoFarPaise(db, now, consultation),
  }
}

/** A number instead of a name is masked. */
export const customerName = ({ name }: Pick<Customer, 'name'>): string => maskOneText(name.trim()) || 'Customer'

/** The telephone of the customer rings when the astrologer has answered. */
function phonesOf({ rangAt, astrologerPickedUpAt, customerPickedUpAt }: Consultation): OpenConsultation['phones'] {
  const stateOf = (hasRung: boolean, pickedUpAt: Date | null) =>
    pickedUpAt ? 'answered' : hasRung ? 'ringing' : 'waiting'
  return {
    astrologer: stateOf(rangAt !== null, astrologerPickedUpAt),
    customer: stateOf(astrologerPickedUpAt !== null, customerPickedUpAt),
  }
}

function openStatus(consultation: Consultation): OpenConsultation['status'] {
  const status = statusOf(consultation)
  const open = OPEN_STATUSES.find((each) => each === status)
  if (!open) throw new Error(`An open consultation has the status ${status}.`)
  return open
}

async function countEarlier(db: Db, { customerId, astrologerId }: Consultation): Promise<number> {
  const [earlier] = await db
    .select({ count: count() })
    .from(consultations)
    .where(
      and(
        eq(consultations.customerId, customerId),
        eq(consultations.astrologerId, astrologerId),
        isNotNull(consultations.endedAt),
        isNotNull(consultations.startedAt),
      ),
    )
  return earlier?.count ?? 0
}

function birthOf({ name, dateOfBirth: date, timeOfBirth: time, placeOfBirth }: Customer): OpenConsultation['birth'] {
  if (date === null) return null
  return { name: maskOneText(name), date, time, place: placeOfBirth && maskOneText(placeOfBirth) }
}
