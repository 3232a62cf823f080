import { z } from 'zod'

export const Id = z.number().int().positive().max(2_147_483_647)

const Kind = z.enum(['chat', 'call'])
const Paise = z.number().int()
const Seconds = z.number().int()

/** Why a request is declined, as the customer reads it. */
export const DeclineReason = z.enum(['no_time', 'other_subject', 'other_language', 'unsuitable'])

/** Whether a telephone is ringing, and whether it was answered. */
const PhoneLeg = z.enum(['waiting', 'ringing', 'answered'])

/** What the customer shared. Phone numbers are masked. */
const Birth = z.object({
  name: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  place: z.string().nullable(),
})

export const CodeSent = z.object({ detail: z.string(), expires_in: Seconds, resend_after: Seconds })

export const SignedIn = z.object({
  access: z.string(),
  refresh: z.string(),
  astrologer: z.object({ id: Id, name: z.string() }),
})

export const Duty = z.object({
  /** Busy: in a consultation, or held for the first customer of the queue. */
  availability: z.enum(['online', 'busy', 'offline']),
  takes_chats: z.boolean(),
  takes_calls: z.boolean(),
})

export const Earned = z.object({ consultations: z.number().int(), paid_seconds: Seconds, earned_paise: Paise })

export const OpenConsultation = z.object({
  id: Id,
  kind: Kind,
  status: z.enum(['requested', 'ringing', 'accepted', 'in_progress']),
  customer_name: z.string(),
  /** The names of the languages that the customer chose in their profile; empty for none. */
  languages: z.array(z.string()),
  /** Consultations with this customer before. */
  earlier_consultations: z.number().int(),
  birth: Birth.nullable(),
  /** Other people whose birth details the customer shared in the chat, in order. */
  other_people: z.array(Birth),
  /** Until the chat begins; then it is the first message. */
  first_question: z.string().nullable(),
  /** The telephones of a call, the astrologer's first; null in a chat. */
  phones: z.object({ astrologer: PhoneLeg, customer: PhoneLeg }).nullable(),
  rate_paise: Paise,
  requested_at: z.string(),
  /** Both sides must pick up before. */
  answer_by: z.string(),
  started_at: z.string().nullable(),
  max_seconds: Seconds,
  paid_seconds: Seconds,
  /** The astrologer's part so far, posted or not. */
  earned_paise: Paise,
})

const Waiting = z.object({
  id: Id,
  /** The first name. */
  name: z.string(),
  kind: Kind,
  joined_at: z.string(),
  /** Until when the astrologer is held for this customer; null while they wait. */
  offered_until: z.string().nullable(),
  /** False while the customer is passed over. They keep the position, and get a turn once they can start. */
  is_ready: z.boolean(),
  /** The customer has read that they are next. */
  is_confirmed: z.boolean(),
  /** The wait until their turn, as the customer reads it; null where it cannot be estimated. */
  wait: z.object({ from_seconds: Seconds, to_seconds: Seconds }).nullable(),
})

export const Work = z.object({
  astrologer: Duty.extend({ id: Id, name: z.string(), rate_paise: Paise }),
  /** The request that rings, or the consultation that runs. */
  consultation: OpenConsultation.nullable(),
  /** The waiting list, in order. */
  waiting: z.array(Waiting),
  /** The customers whose turn passed in the last hour, the latest first. */
  missed_turns: z.array(z.object({ id: Id, name: z.string(), kind: Kind, at: z.string() })),
  /** Off duty since a request that was not answered then; null otherwise. */
  missed_at: z.string().nullable(),
  today: Earned,
  /** Whether the service has telephone calls at all. */
  offers_calls: z.boolean(),
  /** How many days a customer can listen to the recording of a call; null where calls are not recorded. */
  recording_days: z.number().int().nullable(),
  server_time: z.string(),
})

export const OwnReview = z.object({
  id: Id,
  /** As on the profile: the first name and an initial. */
  customer_name: z.string(),
  stars: z.number().int(),
  /** Empty for stars alone. */
  comment: z.string(),
  reply: z.string().nullable(),
  written_at: z.string(),
})

/** A day of a statement. Money that leaves the astrologer's account is negative. */
const StatementDay = z.object({
  date: z.string(),
  consultations_paise: Paise,
  tips_paise: Paise,
  refunds_paise: Paise,
  payouts_paise: Paise,
  others_paise: Paise,
  /** What customers paid for consultations and tips, less refunds: GST, Tarapath's share and the astrologer's. */
  customers_paise: Paise,
  gst_paise: Paise,
  platform_paise: Paise,
})

export const Statement = z.object({
  month: z.string(),
  opening_paise: Paise,
  /** Days on which something was booked. */
  days: z.array(StatementDay),
  closing_paise: Paise,
})

const Graha = z.enum(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'])

/** What the customer sees as a card: the chart of the birth details that they shared, or a period of its dasha. */
export const SharedCard = z.discriminatedUnion('type', [
  z.object({ type: z.literal('birth_chart') }),
  z.object({ type: z.literal('dasha'), great: Graha, part: Graha, from: z.iso.date(), to: z.iso.date() }),
])

export const ChatMessage = z.object({
  id: Id,
  from: z.enum(['customer', 'astrologer']),
  kind: z.enum(['text', 'image', 'audio', 'kundli']),
  /** Masked. Birth details or a period of the dasha as JSON where the kind is `kundli`. */
  text: z.string(),
  /** A signed path; null without a file, and after the file was deleted. */
  file: z.string().nullable(),
  client_message_id: z.string().nullable(),
  sent_at: z.string(),
})

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 09:30.')

/** In the time of India. A shift may end after midnight, and belongs to the day on which it begins. */
export const WorkingHours = z.object({
  from: Time,
  to: Time,
  /** 0 is Sunday. */
  days: z.array(z.number().int().min(0).max(6)).min(1, 'Choose at least one day.').max(7),
})

export const OwnSettings = z.object({
  price_paise: Paise,
  /** What customers pay while staff have set a discount. */
  discounted_paise: Paise.nullable(),
  /** Between which the astrologer chooses. */
  price_limits: z.object({ min_paise: Paise, max_paise: Paise }),
  hours: WorkingHours.nullable(),
  quick_replies: z.array(z.string()),
  /** The key with which a browser subscribes to Web Push; null where this platform sends none. */
  push_key: z.string().nullable(),
})

export const PastConsultation = z.object({
  id: Id,
  reference: z.string(),
  kind: Kind,
  customer_name: z.string(),
  requested_at: z.string(),
  ended_at: z.string(),
  status: z.enum(['completed', 'cancelled', 'rejected', 'missed']),
  /** Of one that the astrologer declined in the app. */
  decline_reason: DeclineReason.nullable(),
  paid_seconds: Seconds,
  /** What the ledger credited for it, less refunds. */
  earned_paise: Paise,
  /** What the customer got back, and the reason that the customer reads. */
  refund: z.object({ paise: Paise, reason: z.string() }).nullable(),
})

export const KnownCustomer = z.object({
  /** Empty for none. */
  note: z.string(),
  /** Consultations that took place, the newest first. */
  earlier: z.array(PastConsultation),
})
