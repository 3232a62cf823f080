import { comeWithNoShift, switchOffline } from '../astrologers/index.ts'
import { endAsAstrologer, pickUpAsAstrologer, typeAsAstrologer } from '../consultations/index.ts'
import type { AstrologerContext, Handlers } from '../endpoint/handler.ts'
import { DomainError } from '../errors.ts'
import { offersCalls } from '../ports/call-bridge.ts'
import { listSignIns, signOut } from '../identity/index.ts'
import { confirmWaiting, declineWaiting, publishQueueEntry } from '../queue/index.ts'
import { readChat, sayInChat, sendFileInChat, shareInChat } from './chat.ts'
import { readEarnings } from './earnings.ts'
import { readKnownCustomer, saveNote } from './known-customer.ts'
import { ownConsultation } from './own-consultation.ts'
import { readOwnSettings, setOwnHours, setOwnPrice, setQuickReplies } from './own-settings.ts'
import { readStatement } from './read-statement.ts'
import { readWork } from './read-work.ts'
import { pastConsultations } from './past-consultations.ts'
import { openConsultation } from './open-consultation.ts'
import { ownReviews, replyAsAstrologer } from './reviews.ts'
import { setDuty } from './set-duty.ts'
import { deletePush, savePush } from './web-push.ts'
import { sendSignInCode, signInByCode } from './sign-in.ts'

const TYPING_MS = 8000

export const astrologerAppEndpoints: Handlers<'astrologer-app'> = {
  requestAstrologerCode: ({ body }, context) => sendSignInCode(context, body),

  signInAstrologer: ({ body }, context) => signInByCode(context, body),

  async signOutAstrologer({ body }, { db, now, astrologer }) {
    // Nobody could answer. In a consultation the astrologer stays until it ends, as after a lost network.
    await switchOffline(db, now, astrologer.id).catch((failure: unknown) => {
      if (!(failure instanceof DomainError && failure.code === 'astrologer_busy')) throw failure
    })
    if (body.push_endpoint !== undefined) await deletePush(db, astrologer.id, body.push_endpoint)
    await signOut(db, now, body.refresh)
    const left = await listSignIns(db, now, astrologer.account.customer.id)
    if (!left.some(({ audience }) => audience === 'astrologer')) await comeWithNoShift(db, astrologer.id)
    return { detail: 'You are signed out.' }
  },

  async getWork(_, { db, now, astrologer, ports }) {
    const work = await readWork(db, now, astrologer.id)
    return { ...work, offers_calls: offersCalls(ports), recording_days: ports.calls.recordingDays }
  },

  setDuty: ({ body }, { db, now, astrologer, ports }) =>
    setDuty(db, now, astrologer.id, { ...body, takes_calls: body.takes_calls && offersCalls(ports) }),

  async acceptRequest({ body }, { db, now, astrologer }) {
    const { id, kind } = await ownConsultation(db, astrologer.id, body.consultation_id)
    if (kind !== 'chat') throw new DomainError('not_a_chat', 'Your phone rings for a call. Answer it there.')
    await pickUpAsAstrologer(db, now, id)
    return openConsultation(db, now, astrologer.id)
  },

  async declineRequest({ body }, { db, now, astrologer }) {
    const { id, kind, startedAt } = await ownConsultation(db, astrologer.id, body.consultation_id)
    if (kind !== 'chat') throw new DomainError('not_a_chat', 'Your phone rings for a call. Do not answer it.')
    if (startedAt) throw new DomainError('consultation_running', 'This chat has begun. End it instead.')
    await endAsAstrologer(db, now, id, body.reason)
    return { consultation_id: id }
  },

  async confirmWaiting({ body }, { db, now, astrologer, ports }) {
    await publishQueueEntry(ports.events, await confirmWaiting(db, now, astrologer.id, body.entry_id), 'waiting')
    return body
  },

  async declineWaiting({ body }, { db, now, astrologer, ports }) {
    await publishQueueEntry(ports.events, await declineWaiting(db, now, astrologer.id, body.entry_id), 'left')
    return body
  },

  async finishConsultation({ body }, { db, now, astrologer }) {
    const { id, startedAt } = await ownConsultation(db, astrologer.id, body.consultation_id)
    if (!startedAt) throw new DomainError('consultation_not_started', 'This consultation has not begun. Decline it.')
    await endAsAstrologer(db, now, id)
    const [ended] = await pastConsultations(db, astrologer.id, { id })
    if (!ended) throw new Error('An ended consultation was not found.')
    return ended
  },

  readChat: ({ query }, context) => readChat(context, query),

  sayInChat: ({ body }, context) => sayInChat(context, body),

  sendFileInChat: ({ body }, context) => sendFileInChat(context, body),

  shareInChat: ({ body }, context) => shareInChat(context, body),

  async typeInChat({ body }, { db, now, astrologer }) {
    const { id } = await ownConsultation(db, astrologer.id, body.consultation_id)
    await typeAsAstrologer(db, now, id, new Date(now.getTime() + TYPING_MS))
    return { consultation_id: id }
  },

  readCustomer: ({ query }, { db, astrologer }) => readKnownCustomer(db, astrologer.id, query.consultation_id),

  saveNote: ({ body }, { db, now, astrologer }) =>
    saveNote(db, now, astrologer.id, { consultationId: body.consultation_id, text: body.note }),

  getOwnSettings: (_, context) => settingsReply(context),

  async setOwnPrice({ body }, context) {
    await setOwnPrice(context.db, context.astrologer.id, body.price_paise)
    return settingsReply(context)
  },

  async setOwnHours({ body }, context) {
    await setOwnHours(context.db, context.now, context.astrologer.id, body.hours)
    return settingsReply(context)
  },

  async setQuickReplies({ body }, context) {
    await setQuickReplies(context.db, context.astrologer.id, body.quick_replies)
    return settingsReply(context)
  },

  async setPush({ body: { push } }, { db, now, astrologer }) {
    await savePush(db, now, astrologer.id, push)
    return { endpoint: push.endpoint }
  },

  listEarnings: ({ query }, { db, now, astrologer }) => readEarnings(db, now, astrologer.id, query.before),

  listOwnReviews: ({ query }, { db, astrologer }) => ownReviews(db, astrologer.id, query.before),

  replyToReview: ({ body }, { db, astrologer }) => replyAsAstrologer(db, astrologer.id, body),

  readStatement: ({ query }, { db, astrologer }) => readStatement(db, astrologer.id, query.month),
}

const settingsReply = async ({ db, astrologer, ports }: AstrologerContext) => ({
  ...(await readOwnSettings(db, astrologer.id)),
  push_key: await ports.push.publicKey(),
})
