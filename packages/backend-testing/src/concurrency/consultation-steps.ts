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
import { actOnHandset } from '@tarapath/sandbox'
import { openConsultationOf } from './fixture.ts'
import { dbOf, nowOf, type Act, type Scene } from './step.ts'

const mine = ({ crowd, me }: Scene) => openConsultationOf(crowd, { customerId: me.id })
const theirs = ({ crowd, astrologerId }: Scene) => openConsultationOf(crowd, { astrologerId })

/** The end of one's consultation, as the reply and as the receipt tell it. */
async function endIt(scene: Scene, body: Parameters<typeof endConsultation>[2]) {
  const open = await mine(scene)
  if (!open) return
  const { client } = scene.me
  const { duration_seconds, amount_charged, status_message, refunded, refund_reason } = await endConsultation(
    client,
    { id: open.id },
    body,
  )
  const told = JSON.stringify({ duration_seconds, amount_charged, status_message, refunded, refund_reason })
  const { results } = await listConsultationHistory(client, { limit: 5 })
  const entry = results.find(({ id }) => id === open.id)
  const shown = JSON.stringify({
    duration_seconds: entry?.duration_seconds,
    amount_charged: entry?.amount_charged,
    status_message: entry?.status_message,
    refunded: entry?.refunded,
    refund_reason: entry?.refund_reason,
  })
  if (told !== shown) scene.crowd.complaints.push(`The end says ${told}, the receipt ${shown}.`)
}

async function handset(scene: Scene, side: 'astrologer' | 'customer', act: 'answer' | 'put-down') {
  const open = await mine(scene)
  const [call] = await dbOf(scene)
    .select()
    .from(phoneCalls)
    .where(eq(phoneCalls.consultationId, open?.id ?? 0))
  if (call) await actOnHandset(dbOf(scene), nowOf(scene), call.id, side, act)
}

export const consultationActs = {
  askForChat: ({ me, astrologerId }) =>
    requestConsultation(me.client, { type: 'chat' }, { consultant_id: astrologerId }),
  async beInChat(scene) {
    await consultationActs.askForChat(scene)
    await consultationActs.comeToChat(scene)
    await consultationActs.astrologerComes(scene)
    await consultationActs.astrologerWrites(scene)
  },
  async beInCall(scene) {
    await requestConsultation(scene.me.client, { type: 'call' }, { consultant_id: scene.astrologerId })
    const open = await mine(scene)
    await startCall(scene.me.client, { consultation_id: open?.id ?? 0 })
    await placeAstrologerPickupCall(scene.me.client, { id: open?.id ?? 0 })
    await handset(scene, 'astrologer', 'answer')
    if (scene.n % 3 > 0) await handset(scene, 'customer', 'answer')
  },
  putDown: (scene) => handset(scene, scene.n % 2 ? 'astrologer' : 'customer', 'put-down'),
  async comeToChat(scene) {
    const open = await mine(scene)
    if (open) await startChat(scene.me.client, { consultation_id: open.id })
  },
  async astrologerComes(scene) {
    const open = await theirs(scene)
    if (open?.kind === 'chat') await pickUpAsAstrologer(dbOf(scene), nowOf(scene), open.id)
  },
  async astrologerWrites(scene) {
    const open = await theirs(scene)
    if (open) await sendAsAstrologer(dbOf(scene), nowOf(scene), open.id, { text: 'Namaste.' })
  },
  async astrologerLeaves(scene) {
    const open = await theirs(scene)
    if (open) await endAsAstrologer(dbOf(scene), nowOf(scene), open.id)
  },
  end: (scene) => endIt(scene, { auto_end: false, chat_end_reason: 'ended by user' }),
  endInSilence: (scene) => endIt(scene, { auto_end: true, chat_end_reason: 'idle expired' }),
  endAtMaximum: (scene) => endIt(scene, { auto_end: true, chat_end_reason: 'max duration' }),
  async cancel(scene) {
    const open = await mine(scene)
    if (open) await updateOngoingStatus(scene.me.client, { consultation_id: open.id })
  },
  async limit(scene) {
    const open = await mine(scene)
    const body = scene.n % 2 ? { max_call_duration: 60 + scene.n } : undefined
    if (open) await updateMaxCallDuration(scene.me.client, { id: open.id }, body)
  },
  poll: ({ me }) => getOngoingStatus(me.client),
  join: ({ me, astrologerId, n }) => joinQueue(me.client, { consultant_id: astrologerId, order_type: n % 2 ? 1 : 2 }),
  leave: ({ me, astrologerId }) => leaveQueue(me.client, { consultant_id: astrologerId }),
} satisfies Record<string, Act>
