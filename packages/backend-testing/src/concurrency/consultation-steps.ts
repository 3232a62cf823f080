import {
  endConsultation,
  getOngoingStatus,
  listConsultationHistory,
  placeAstrologerPickupCall,
  requestConsultation,
  startCall,
  startChat,
  updateMaxCallDuration,
  updateOngoingStatus,
} from '@tarapath/api-client/consultations'
import { joinQueue, leaveQueue } from '@tarapath/api-client/queue'
import { eq } from 'drizzle-orm'
import { phoneCalls, endAsAstrologer, pickUpAsAstrologer, sendAsAstrologer } from '@tarapath/backend/consultations'
import { operateHandset } from '@tarapath/sandbox'
import { openConsultationOf } from './fixture.ts'
import { dbOf, nowOf, type Step, type StepContext } from './step.ts'

const mine = ({ fixture, me }: StepContext) => openConsultationOf(fixture, { customerId: me.id })
const theirs = ({ fixture, astrologerId }: StepContext) => openConsultationOf(fixture, { astrologerId })

/** Ends the open consultation and compares the reply with the receipt. */
async function endOpenConsultation(context: StepContext, body: Parameters<typeof endConsultation>[2]) {
  const open = await mine(context)
  if (!open) return
  const { client } = context.me
  const { duration_seconds, amount_charged, status_message, refunded, refund_reason } = await endConsultation(
    client,
    { id: open.id },
    body,
  )
  const reply = JSON.stringify({ duration_seconds, amount_charged, status_message, refunded, refund_reason })
  const { results } = await listConsultationHistory(client, { limit: 5 })
  const entry = results.find(({ id }) => id === open.id)
  const shown = JSON.stringify({
    duration_seconds: entry?.duration_seconds,
    amount_charged: entry?.amount_charged,
    status_message: entry?.status_message,
    refunded: entry?.refunded,
    refund_reason: entry?.refund_reason,
  })
  if (reply !== shown) context.fixture.complaints.push(`The end request answers ${reply}, the receipt shows ${shown}.`)
}

async function operateOpenHandset(context: StepContext, side: 'astrologer' | 'customer', action: 'answer' | 'hang-up') {
  const open = await mine(context)
  const [call] = await dbOf(context)
    .select()
    .from(phoneCalls)
    .where(eq(phoneCalls.consultationId, open?.id ?? 0))
  if (call) await operateHandset(dbOf(context), nowOf(context), { callId: call.id, side }, action)
}

export const consultationSteps = {
  requestChat: ({ me, astrologerId }) =>
    requestConsultation(me.client, { type: 'chat' }, { consultant_id: astrologerId }),
  async startChatAndTalk(context) {
    await consultationSteps.requestChat(context)
    await consultationSteps.joinChat(context)
    await consultationSteps.astrologerJoins(context)
    await consultationSteps.astrologerWrites(context)
  },
  async startCallAndAnswer(context) {
    await requestConsultation(context.me.client, { type: 'call' }, { consultant_id: context.astrologerId })
    const open = await mine(context)
    await startCall(context.me.client, { consultation_id: open?.id ?? 0 })
    await placeAstrologerPickupCall(context.me.client, { id: open?.id ?? 0 })
    await operateOpenHandset(context, 'astrologer', 'answer')
    if (context.n % 3 > 0) await operateOpenHandset(context, 'customer', 'answer')
  },
  hangUp: (context) => operateOpenHandset(context, context.n % 2 ? 'astrologer' : 'customer', 'hang-up'),
  async joinChat(context) {
    const open = await mine(context)
    if (open) await startChat(context.me.client, { consultation_id: open.id })
  },
  async astrologerJoins(context) {
    const open = await theirs(context)
    if (open?.kind === 'chat') await pickUpAsAstrologer(dbOf(context), nowOf(context), open.id)
  },
  async astrologerWrites(context) {
    const open = await theirs(context)
    if (open) await sendAsAstrologer(dbOf(context), nowOf(context), open.id, { text: 'Namaste.' })
  },
  async astrologerLeaves(context) {
    const open = await theirs(context)
    if (open) await endAsAstrologer(dbOf(context), nowOf(context), open.id)
  },
  end: (context) => endOpenConsultation(context, { auto_end: false, chat_end_reason: 'ended by user' }),
  endIdle: (context) => endOpenConsultation(context, { auto_end: true, chat_end_reason: 'idle expired' }),
  endAtMaximum: (context) => endOpenConsultation(context, { auto_end: true, chat_end_reason: 'max duration' }),
  async cancel(context) {
    const open = await mine(context)
    if (open) await updateOngoingStatus(context.me.client, { consultation_id: open.id })
  },
  async limit(context) {
    const open = await mine(context)
    const body = context.n % 2 ? { max_call_duration: 60 + context.n } : undefined
    if (open) await updateMaxCallDuration(context.me.client, { id: open.id }, body)
  },
  poll: ({ me }) => getOngoingStatus(me.client),
  join: ({ me, astrologerId, n }) => joinQueue(me.client, { consultant_id: astrologerId, order_type: n % 2 ? 1 : 2 }),
  leave: ({ me, astrologerId }) => leaveQueue(me.client, { consultant_id: astrologerId }),
} satisfies Record<string, Step>
