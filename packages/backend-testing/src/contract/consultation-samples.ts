import * as api from '@tarapath/api-client'
import type { Id } from '@tarapath/api-client/types'
import { eq } from 'drizzle-orm'
import { astrologerAccounts } from '@tarapath/backend/astrologers'
import { phoneCalls } from '@tarapath/backend/consultations'
import type { CustomerEndpointName } from '@tarapath/backend/endpoint'
import { customers } from '@tarapath/backend/identity'
import { startLiveStream } from '@tarapath/backend/live'
import type { Fixture } from '../fixture/fixture.ts'
import { first, type Sample, type SampleContext, someAstrologer } from './sample.ts'

/** Consultations, live streams, queues, wallets, payments, courses and the store. */
export const consultationSamples = {
  requestConsultation: (context) => requested(context, 'chat'),
  startChat: async (context) =>
    api.startChat(context.me.client, { consultation_id: (await requested(context, 'chat')).id }),
  startCall: async (context) =>
    api.startCall(context.me.client, { consultation_id: (await requested(context, 'call')).id }),
  async endConsultation({ fixture, me }) {
    const { id } = await fixture.startedChat(me)
    return api.endConsultation(me.client, { id }, { auto_end: false, chat_end_reason: 'Thank you' })
  },
  async getOngoingStatus({ fixture, me }) {
    await fixture.startedChat(me)
    return api.getOngoingStatus(me.client)
  },
  updateOngoingStatus: async (context) =>
    api.updateOngoingStatus(context.me.client, { consultation_id: (await requested(context, 'chat')).id }),
  async submitConsultationReview(context) {
    const consultation_id = await endedChat(context)
    return api.submitConsultationReview(context.me.client, { consultation_id, rating: 5, comment: 'Calm and clear.' })
  },
  async sendChatMessage({ fixture, me }) {
    const { id } = await fixture.startedChat(me)
    return api.sendChatMessage(me.client, { consultation_id: id, text: 'Namaste', client_message_id: 'm-1' })
  },
  async listConsultationHistory(context) {
    await endedChat(context)
    return api.listConsultationHistory(context.me.client, { limit: 5 })
  },
  listConsultationMessages: async (context) =>
    api.listConsultationMessages(context.me.client, { id: await endedChat(context) }),
  async placeAstrologerPickupCall(context) {
    const { id } = await requested(context, 'call')
    await api.startCall(context.me.client, { consultation_id: id })
    return api.placeAstrologerPickupCall(context.me.client, { id })
  },
  async updateMaxCallDuration({ fixture, me }) {
    const { id } = await fixture.startedChat(me)
    return api.updateMaxCallDuration(me.client, { id })
  },
  async getCallRecordingUrl(context) {
    const { id } = await requested(context, 'call')
    await api.startCall(context.me.client, { consultation_id: id })
    await api.placeAstrologerPickupCall(context.me.client, { id })
    // Only a bridge in the telephone network records; calls of the console's handsets leave no sound.
    const recorded = { recordingUrl: 'https://bridge.example/sound.mp3', talkSeconds: 61 }
    await context.fixture.backend.database.db.update(phoneCalls).set(recorded).where(eq(phoneCalls.consultationId, id))
    return api.getCallRecordingUrl(context.me.client, { consultation_id: id })
  },

  listLiveStreams: ({ visitor }) => api.listLiveStreams(visitor),
  getLiveStream: async ({ visitor }) => api.getLiveStream(visitor, { id: await someLiveStream(visitor) }),
  getLiveStreamToken: async ({ me }) => api.getLiveStreamToken(me.client, { id: await someLiveStream(me.client) }),
  async updateLiveStreamStatus(context) {
    const id = await ownLiveStream(context)
    return api.updateLiveStreamStatus(context.me.client, { id }, { status: 'live' })
  },
  async blockLiveStreamUser(context) {
    const id = await ownLiveStream(context)
    const viewer = await context.fixture.newCustomer()
    return api.blockLiveStreamUser(context.me.client, { id }, { user_id: viewer.id, is_blocked: true })
  },

  joinQueue: (context) => joined(context),
  async leaveQueue(context) {
    const { consultant } = await joined(context)
    return api.leaveQueue(context.me.client, { consultant_id: consultant.id })
  },
  async listQueue(context) {
    await joined(context)
    return api.listQueue(context.me.client)
  },
  async getMyQueueDetails(context) {
    await joined(context)
    return api.getMyQueueDetails(context.me.client)
  },

  listRechargeAmounts: ({ me }) => api.listRechargeAmounts(me.client),
  listWalletReviews: ({ visitor }) => api.listWalletReviews(visitor),
  rechargeWallet: ({ me }) => api.rechargeWallet(me.client, { amount: 500, coupon_code: 'NAMASTE20' }),
  getRechargeDetails: ({ me }) => api.getRechargeDetails(me.client, { amount: 500, activity_limit: 5 }),
  checkCoupon: ({ me }) => api.checkCoupon(me.client, { amount: 500 }),

  async initiatePhonePePayment({ me }) {
    const { txn_id } = await api.rechargeWallet(me.client, { amount: 500 })
    return api.initiatePhonePePayment(me.client, { txn_id })
  },
  async getPhonePeStatus({ me, fixture }) {
    const { txn_id } = await api.rechargeWallet(me.client, { amount: 500 })
    await paidAt(fixture, await api.initiatePhonePePayment(me.client, { txn_id }))
    return api.getPhonePeStatus(me.client, { txn_id })
  },
  listTipAmounts: ({ visitor }) => api.listTipAmounts(visitor),
  sendTip: async ({ me }) => api.sendTip(me.client, { amount: 51 }, { consultant_id: await someAstrologer(me.client) }),
  checkOrderPlacement: ({ me }) => api.checkOrderPlacement(me.client, { amount: 750 }),

  listCourses: ({ visitor }) => api.listCourses(visitor),
  enrolInCourse: (context) => enrolled(context),
  async initiateCoursePayment(context) {
    const { id } = await enrolled(context)
    return api.initiateCoursePayment(context.me.client, { enrollment_id: id })
  },
  async confirmCoursePayment(context) {
    const { id } = await enrolled(context)
    const redirect = await api.initiateCoursePayment(context.me.client, { enrollment_id: id })
    await paidAt(context.fixture, redirect)
    return api.confirmCoursePayment(context.me.client, { txn_id: redirect.txn_id })
  },

  listProducts: ({ visitor }) => api.listProducts(visitor, { limit: 5 }),
  listProductCategories: ({ visitor }) => api.listProductCategories(visitor),
  getProduct: async ({ visitor }) => api.getProduct(visitor, { slug: await someProduct(visitor) }),
  getProductDescription: async ({ visitor }) =>
    api.getProductDescription(visitor, { slug: await someProduct(visitor) }),
  listProductRatings: async ({ visitor }) => api.listProductRatings(visitor, { slug: await someProduct(visitor) }),
  listOrders: ({ me }) => api.listOrders(me.client),
} satisfies Partial<Record<CustomerEndpointName, Sample>>

const someProduct = async (client: api.Client): Promise<string> => first((await api.listProducts(client)).results).slug
const someLiveStream = async (client: api.Client): Promise<Id> => first((await api.listLiveStreams(client)).results).id

const requested = async ({ me, fixture }: SampleContext, type: 'chat' | 'call') =>
  api.requestConsultation(me.client, { type }, { consultant_id: await fixture.newAstrologer() })

async function endedChat({ me, fixture }: SampleContext): Promise<Id> {
  const { id } = await fixture.startedChat(me)
  await fixture.seconds(60)
  await api.endConsultation(me.client, { id }, { auto_end: false })
  return id
}

const joined = async ({ me, fixture }: SampleContext) =>
  api.joinQueue(me.client, { consultant_id: await fixture.newAstrologer('quick', 'busy'), order_type: 1 })

const enrolled = async ({ me }: SampleContext) =>
  api.enrolInCourse(me.client, { course_id: first(await api.listCourses(me.client)).id })

const paidAt = ({ backend }: Fixture, { redirect_url }: { redirect_url: string }) =>
  backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' })

/** A live stream whose host is this customer. */
export async function ownLiveStream({ me, fixture }: SampleContext): Promise<Id> {
  const astrologerId = await fixture.newAstrologer()
  await becomeAstrologer(fixture, me.id, astrologerId)
  const { database, controls } = fixture.backend
  return startLiveStream(database.db, controls.clock.now(), { astrologerId, title: 'Your questions' })
}

/** The account becomes that of the astrologer. */
export async function becomeAstrologer({ backend }: Fixture, customerId: Id, astrologerId: Id): Promise<void> {
  const { db } = backend.database
  await db.update(customers).set({ isConsultant: true }).where(eq(customers.id, customerId))
  await db
    .insert(astrologerAccounts)
    .values({ customerId, astrologerId })
    .onConflictDoUpdate({ target: astrologerAccounts.astrologerId, set: { customerId } })
}
