import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type PgTable } from 'drizzle-orm/pg-core'
import { alerts } from '../alerts/index.ts'
import { astrologerReviews, favourites } from '../astrologers/index.ts'
import { chatMessages, consultations, phoneCalls } from '../consultations/index.ts'
import { enrolments } from '../courses/index.ts'
import { leads, userQueries } from '../enquiries/index.ts'
import { customers, formerNumbers, signIns } from '../identity/index.ts'
import { journals, postings } from '../ledger/index.ts'
import { liveBlocks, liveViewers } from '../live/index.ts'
import { payments, refunds, tips } from '../payments/index.ts'
import { queueEntries } from '../queue/index.ts'
import { applications } from '../registration/index.ts'
import { orderItems, orders } from '../store/index.ts'
import { customerPreferences } from '../preferences/index.ts'

interface Person {
  id: number
  phone: string
}

interface PersonalTable {
  table: PgTable
  rowsOf: (person: Person) => SQL
  /** Columns that say nothing about the customer: secrets, notes of staff, and what only the program uses. */
  omit?: readonly string[]
  /** What stands for a column of which only some rows are for the customer. */
  instead?: Readonly<Record<string, SQL>>
}

const select = new QueryBuilder({ casing: 'snake_case' })
const ownConsultations = ({ id }: Person) =>
  select.select({ id: consultations.id }).from(consultations).where(eq(consultations.customerId, id))
const ownPostings = ({ id }: Person) => eq(postings.accountId, sql`'customer:' || ${id}::int`)

/** What is kept about one customer, by the name that it has in an export. */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  profile: { table: customers, rowsOf: ({ id }) => eq(customers.id, id), omit: ['blockedBecause'] },
  former_numbers: { table: formerNumbers, rowsOf: ({ id }) => eq(formerNumbers.customerId, id) },
  preferences: { table: customerPreferences, rowsOf: ({ id }) => eq(customerPreferences.customerId, id) },
  sign_ins: { table: signIns, rowsOf: ({ id }) => eq(signIns.customerId, id), omit: ['networkHmac'] },
  consultations: {
    table: consultations,
    rowsOf: ({ id }) => eq(consultations.customerId, id),
    omit: [
      'dueAt',
      'isOperated',
      'astrologerTypingUntil',
      'astrologerReadId',
      'astrologerSeenAt',
      'customerTypingUntil',
      'customerReadId',
    ],
    // The reasons that customers read. Of the others one is for staff only, and neither is told from the other.
    instead: {
      declineReason: sql`case when ${consultations.declineReason} in ('other_subject', 'other_language') then ${consultations.declineReason} end`,
    },
  },
  messages: {
    table: chatMessages,
    rowsOf: (person) => inArray(chatMessages.consultationId, ownConsultations(person)),
    omit: ['utterance', 'nextUtterance'],
  },
  telephone_calls: {
    table: phoneCalls,
    rowsOf: (person) => inArray(phoneCalls.consultationId, ownConsultations(person)),
    // The app plays the recording; the address is for the provider.
    omit: ['legId', 'checkedAt', 'recordingUrl'],
  },
  waiting_lists: { table: queueEntries, rowsOf: ({ id }) => eq(queueEntries.customerId, id) },
  reviews: { table: astrologerReviews, rowsOf: ({ id }) => eq(astrologerReviews.customerId, id) },
  favourites: { table: favourites, rowsOf: ({ id }) => eq(favourites.customerId, id) },
  notifications: {
    table: alerts,
    rowsOf: ({ id }) => eq(alerts.customerId, id),
    omit: ['pushPublicKey', 'pushAuth', 'freeSince', 'claimedAt', 'attempts'],
  },
  live_streams_watched: { table: liveViewers, rowsOf: ({ id }) => eq(liveViewers.customerId, id) },
  live_streams_blocked: { table: liveBlocks, rowsOf: ({ id }) => eq(liveBlocks.customerId, id) },
  wallet: { table: postings, rowsOf: ownPostings },
  wallet_titles: {
    table: journals,
    rowsOf: (person) =>
      inArray(journals.id, select.select({ id: postings.journalId }).from(postings).where(ownPostings(person))),
    omit: ['cause', 'fingerprint'],
  },
  payments: {
    table: payments,
    rowsOf: ({ id }) => eq(payments.customerId, id),
    omit: ['payPageUrl', 'nextCheckAt'],
  },
  refunds: {
    table: refunds,
    rowsOf: ({ id }) =>
      inArray(
        refunds.txnId,
        select.select({ txnId: payments.txnId }).from(payments).where(eq(payments.customerId, id)),
      ),
    omit: ['attempt', 'nextCheckAt'],
  },
  tips: { table: tips, rowsOf: ({ id }) => eq(tips.customerId, id) },
  orders: { table: orders, rowsOf: ({ id }) => eq(orders.customerId, id), omit: ['fingerprint'] },
  order_items: {
    table: orderItems,
    rowsOf: ({ id }) =>
      inArray(orderItems.orderId, select.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id))),
  },
  courses: { table: enrolments, rowsOf: ({ id }) => eq(enrolments.customerId, id) },
  questions: {
    table: userQueries,
    rowsOf: ({ id }) => eq(userQueries.customerId, id),
    // The answer to a question about a consultation; any other is a note of staff.
    instead: { note: sql`case when ${userQueries.consultationId} is not null then ${userQueries.note} end` },
  },
  call_requests: { table: leads, rowsOf: ({ phone }) => eq(leads.phone, phone), omit: ['note'] },
  applications: {
    table: applications,
    rowsOf: ({ phone }) => eq(applications.phone, phone),
    omit: ['formVersion'],
  },
}

/** Tables about customers that are in no export, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  astrologer_accounts: 'Says that the account is an astrologer’s, which the profile says too.',
  astrologer_phones: 'Of astrologers.',
  customer_notes: 'Working notes, which only the astrologer who wrote them may read. They go with the account.',
  otp_challenges: 'Codes, which are secret for the minutes that they live.',
  sms_outbox: 'Messages outside production, which are not sent.',
  staff_activity: 'Of employees.',
  staff_members: 'Of employees.',
  staff_sessions: 'Of employees.',
  verification_tokens: 'Secrets, which live for minutes.',
}
