/* oxlint-disable no-restricted-imports -- only tests and measurements open this file: it speaks through the real client. */
import * as api from '@tarapath/api-client'
import type { Id, RegistrationField } from '@tarapath/api-client/types'
import { eq } from 'drizzle-orm'
import { astrologerAccounts } from '@tarapath/backend/astrologers'
import { customers } from '@tarapath/backend/identity'
import { phoneCalls } from '@tarapath/backend/consultations'
import { sampleFile } from './sample-files.ts'
import type { EndpointName } from '@tarapath/backend/endpoint'
import type { ConsultationWorld, Person } from './consultation-world.ts'

/** What one sample finds: a backend of its own kind of day, a customer nobody else uses, and somebody not signed in. */
export interface ContractScene {
  world: ConsultationWorld
  /** Signed in, with ₹1,000 in the wallet. */
  me: Person
  visitor: api.Client
}

type Sample = (scene: ContractScene) => Promise<unknown>

/** Calls a row as its sample does, by clients of the caller's making, and gives what the row answered. */
export async function callRow(
  world: ConsultationWorld,
  name: EndpointName,
  clientOf: (tokens: api.Tokens) => api.Client,
): Promise<unknown> {
  const customer = await world.newCustomer(1000)
  const me = { ...customer, client: clientOf({ access: customer.access, refresh: customer.refresh }) }
  return contractSamples[name]({ world, me, visitor: clientOf({}) })
}

const PHONE = '9811122233'

/** One way to call each row of the table with success; what it answers is the reply of that row. */
export const contractSamples: Record<EndpointName, Sample> = {
  requestLoginOtp: ({ visitor }) => api.requestLoginOtp(visitor, { phone_number: PHONE }),
  async verifyLoginOtp({ visitor, world }) {
    await api.requestLoginOtp(visitor, { phone_number: '9811122244' })
    return api.verifyLoginOtp(visitor, {
      phone_number: '9811122244',
      otp_key: await world.backend.codeSentTo('+919811122244'),
    })
  },
  logout: ({ me }) => api.logout(me.client, { refresh: me.refresh }),
  refreshAccessToken: ({ visitor, me }) => api.refreshAccessToken(visitor, { refresh: me.refresh }),
  getMyProfile: ({ me }) => api.getMyProfile(me.client),
  updateProfile: ({ me }) => api.updateProfile(me.client, { id: me.id }, { name: 'Asha Rao', gender: 'female' }),
  async deleteMyAccount(scene) {
    const { verification_token } = await verifiedPhone(scene)
    return api.deleteMyAccount(scene.me.client, { verification_token, give_up_balance: 1000 })
  },
  sendOtp: ({ me }) => api.sendOtp(me.client, { phone_number: me.phone }),
  verifyOtp: (scene) => verifiedPhone(scene),
  getMyIp: ({ visitor }) => api.getMyIp(visitor),

  searchPlaces: ({ visitor }) => api.searchPlaces(visitor, { term: 'Jaip' }),
  getPlaceDetails: ({ visitor }) => api.getPlaceDetails(visitor, { term: 'Jaipur' }),
  async getPlaceById({ visitor }) {
    const place = first(await api.searchPlaces(visitor, { term: 'Jaip' }))
    return api.getPlaceById(visitor, { place_id: place.place_id })
  },

  getHoroscope: ({ visitor }) => api.getHoroscope(visitor, { range: 'today', sign: 'leo' }),
  listHoroscopeTypes: ({ visitor }) => api.listHoroscopeTypes(visitor),
  queryHoroscopes: ({ visitor }) => api.queryHoroscopes(visitor, { sign: 'leo', limit: 3 }),
  runCalculator: ({ visitor }) =>
    api.runCalculator(
      visitor,
      { product: 'kundli', calculator_type: 'moon-sign' },
      {
        name: 'Asha Rao',
        gender: 'female',
        date_of_birth: '1994-08-17',
        time_of_birth: '06:45',
        place_of_birth: 'Jaipur',
        latitude: 26.92,
        longitude: 75.79,
        timezone: 'Asia/Kolkata',
        partner_name: 'Ravi Rao',
        partner_date_of_birth: '1992-02-03',
      },
    ),

  listRecommendedAstrologers: ({ visitor }) => api.listRecommendedAstrologers(visitor),
  listPersonalRecommendations: ({ me }) => api.listPersonalRecommendations(me.client),
  listAvailableAstrologers: ({ visitor }) => api.listAvailableAstrologers(visitor),
  filterAstrologers: ({ visitor }) => api.filterAstrologers(visitor, { gender: 'female', ordering: '-rating' }),
  listAstrologers: ({ visitor }) => api.listAstrologers(visitor, { limit: 5 }),
  getAstrologer: async ({ visitor }) => api.getAstrologer(visitor, { id: await someAstrologer(visitor) }),
  listAstrologerGallery: async ({ visitor }) =>
    api.listAstrologerGallery(visitor, { id: await someAstrologer(visitor) }),
  listAstrologerReviews: async ({ visitor }) =>
    api.listAstrologerReviews(visitor, { id: await someAstrologer(visitor), limit: 5 }),
  listAstrologerOptions: ({ visitor }) => api.listAstrologerOptions(visitor),
  getAstrologerFilters: ({ visitor }) => api.getAstrologerFilters(visitor),
  listRechargeAmountsForAstrologer: async ({ me }) =>
    api.listRechargeAmountsForAstrologer(me.client, { consultant_id: await someAstrologer(me.client) }),
  setAstrologerFavourite: async ({ me }) =>
    api.setAstrologerFavourite(me.client, { id: await someAstrologer(me.client) }, { action: 'add' }),
  manageFavouriteAstrologers: async ({ me }) =>
    api.manageFavouriteAstrologers(me.client, {
      consultant_ids: [await someAstrologer(me.client)],
      action: 'add',
    }),
  listSpecialities: ({ visitor }) => api.listSpecialities(visitor, { limit: 5 }),
  async listSpecialityQuestions({ visitor }) {
    const { results } = await api.listSpecialities(visitor)
    return api.listSpecialityQuestions(visitor, { id: first(results).id })
  },
  listTrendingCategories: ({ visitor }) => api.listTrendingCategories(visitor),
  listTrendingQuestions: ({ visitor }) => api.listTrendingQuestions(visitor),
  listLanguages: ({ visitor }) => api.listLanguages(visitor),

  getConsultantRegistrationForm: ({ visitor }) => api.getConsultantRegistrationForm(visitor),
  async registerConsultant({ visitor }) {
    const { sections } = await api.getConsultantRegistrationForm(visitor)
    const fields = sections.flatMap((section) => section.fields)
    return api.registerConsultant(visitor, {
      values: Object.fromEntries(fields.map((field) => [field.name, filledIn(field)])),
    })
  },

  saveDiagnosticLog: ({ visitor }) => api.saveDiagnosticLog(visitor, { log: 'The timer stood still.' }),

  listUserBanners: ({ visitor }) => api.listUserBanners(visitor),
  listBanners: ({ visitor }) => api.listBanners(visitor),
  getAllBanners: ({ visitor }) => api.getAllBanners(visitor),
  listTestimonials: ({ visitor }) => api.listTestimonials(visitor),
  listPrimaryBanners: ({ visitor }) => api.listPrimaryBanners(visitor),
  listSecondaryBanners: ({ visitor }) => api.listSecondaryBanners(visitor),
  listCustomerReviews: ({ visitor }) => api.listCustomerReviews(visitor),
  submitUserQuery: ({ visitor }) =>
    api.submitUserQuery(visitor, { name: 'Asha Rao', phone_number: PHONE, message: 'When does my order arrive?' }),
  getDefaultConfig: ({ visitor }) => api.getDefaultConfig(visitor),
  createLandingPageLead: ({ visitor }) =>
    api.createLandingPageLead(visitor, { name: 'Asha Rao', phone_number: PHONE, source: 'home' }),
  getDownloadCount: ({ visitor }) => api.getDownloadCount(visitor),

  listMantras: ({ visitor }) => api.listMantras(visitor),
  listMantraCategories: ({ visitor }) => api.listMantraCategories(visitor),
  async getMantraCategory({ visitor }) {
    const { slug } = first((await api.listMantraCategories(visitor)).results)
    return api.getMantraCategory(visitor, { slug })
  },
  getMantra: async ({ visitor }) => api.getMantra(visitor, { slug: await someMantra(visitor) }),
  listMantraLanguages: async ({ visitor }) => api.listMantraLanguages(visitor, { slug: await someMantra(visitor) }),

  requestConsultation: (scene) => asked(scene, 'chat'),
  startChat: async (scene) => api.startChat(scene.me.client, { consultation_id: (await asked(scene, 'chat')).id }),
  startCall: async (scene) => api.startCall(scene.me.client, { consultation_id: (await asked(scene, 'call')).id }),
  async endConsultation({ world, me }) {
    const { id } = await world.startedChat(me)
    return api.endConsultation(me.client, { id }, { auto_end: false, chat_end_reason: 'Thank you' })
  },
  async getOngoingStatus({ world, me }) {
    await world.startedChat(me)
    return api.getOngoingStatus(me.client)
  },
  updateOngoingStatus: async (scene) =>
    api.updateOngoingStatus(scene.me.client, { consultation_id: (await asked(scene, 'chat')).id }),
  async submitConsultationReview(scene) {
    const consultation_id = await endedChat(scene)
    return api.submitConsultationReview(scene.me.client, { consultation_id, rating: 5, comment: 'Calm and clear.' })
  },
  async sendChatMessage({ world, me }) {
    const { id } = await world.startedChat(me)
    return api.sendChatMessage(me.client, { consultation_id: id, text: 'Namaste', client_message_id: 'm-1' })
  },
  async listConsultationHistory(scene) {
    await endedChat(scene)
    return api.listConsultationHistory(scene.me.client, { limit: 5 })
  },
  listConsultationMessages: async (scene) =>
    api.listConsultationMessages(scene.me.client, { id: await endedChat(scene) }),
  async placeAstrologerPickupCall(scene) {
    const { id } = await asked(scene, 'call')
    await api.startCall(scene.me.client, { consultation_id: id })
    return api.placeAstrologerPickupCall(scene.me.client, { id })
  },
  async updateMaxCallDuration({ world, me }) {
    const { id } = await world.startedChat(me)
    return api.updateMaxCallDuration(me.client, { id })
  },
  async getCallRecordingUrl(scene) {
    const { id } = await asked(scene, 'call')
    await api.startCall(scene.me.client, { consultation_id: id })
    await api.placeAstrologerPickupCall(scene.me.client, { id })
    // Only a bridge in the telephone network records; calls of the console's handsets leave no sound.
    const recorded = { recordingUrl: 'https://bridge.example/sound.mp3', talkSeconds: 61 }
    await scene.world.backend.database.db.update(phoneCalls).set(recorded).where(eq(phoneCalls.consultationId, id))
    return api.getCallRecordingUrl(scene.me.client, { consultation_id: id })
  },

  listLiveStreams: ({ visitor }) => api.listLiveStreams(visitor),
  getLiveStream: async ({ visitor }) => api.getLiveStream(visitor, { id: await someLiveStream(visitor) }),
  getLiveStreamToken: async ({ me }) => api.getLiveStreamToken(me.client, { id: await someLiveStream(me.client) }),
  async updateLiveStreamStatus(scene) {
    const id = await ownLiveStream(scene)
    return api.updateLiveStreamStatus(scene.me.client, { id }, { status: 'live' })
  },
  async blockLiveStreamUser(scene) {
    const id = await ownLiveStream(scene)
    const viewer = await scene.world.newCustomer()
    return api.blockLiveStreamUser(scene.me.client, { id }, { user_id: viewer.id, is_blocked: true })
  },

  joinQueue: (scene) => joined(scene),
  async leaveQueue(scene) {
    const { consultant } = await joined(scene)
    return api.leaveQueue(scene.me.client, { consultant_id: consultant.id })
  },
  async listQueue(scene) {
    await joined(scene)
    return api.listQueue(scene.me.client)
  },
  async getMyQueueDetails(scene) {
    await joined(scene)
    return api.getMyQueueDetails(scene.me.client)
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
  async getPhonePeStatus({ me, world }) {
    const { txn_id } = await api.rechargeWallet(me.client, { amount: 500 })
    await paidAt(world, await api.initiatePhonePePayment(me.client, { txn_id }))
    return api.getPhonePeStatus(me.client, { txn_id })
  },
  listTipAmounts: ({ visitor }) => api.listTipAmounts(visitor),
  sendTip: async ({ me }) => api.sendTip(me.client, { amount: 51 }, { consultant_id: await someAstrologer(me.client) }),
  checkOrderPlacement: ({ me }) => api.checkOrderPlacement(me.client, { amount: 750 }),

  listCourses: ({ visitor }) => api.listCourses(visitor),
  enrolInCourse: (scene) => enrolled(scene),
  async initiateCoursePayment(scene) {
    const { id } = await enrolled(scene)
    return api.initiateCoursePayment(scene.me.client, { enrollment_id: id })
  },
  async confirmCoursePayment(scene) {
    const { id } = await enrolled(scene)
    const redirect = await api.initiateCoursePayment(scene.me.client, { enrollment_id: id })
    await paidAt(scene.world, redirect)
    return api.confirmCoursePayment(scene.me.client, { txn_id: redirect.txn_id })
  },

  listProducts: ({ visitor }) => api.listProducts(visitor, { limit: 5 }),
  listProductCategories: ({ visitor }) => api.listProductCategories(visitor),
  getProduct: async ({ visitor }) => api.getProduct(visitor, { slug: await someProduct(visitor) }),
  getProductDescription: async ({ visitor }) =>
    api.getProductDescription(visitor, { slug: await someProduct(visitor) }),
  listProductRatings: async ({ visitor }) => api.listProductRatings(visitor, { slug: await someProduct(visitor) }),
  listOrders: ({ me }) => api.listOrders(me.client),
}

function first<Item>(list: readonly Item[]): Item {
  const [item] = list
  if (item === undefined) throw new Error('The list is empty, so nothing in it can be asked for.')
  return item
}

const someAstrologer = async (client: api.Client): Promise<Id> => first((await api.listAstrologers(client)).results).id
const someMantra = async (client: api.Client): Promise<string> => first((await api.listMantras(client)).results).slug
const someProduct = async (client: api.Client): Promise<string> => first((await api.listProducts(client)).results).slug
const someLiveStream = async (client: api.Client): Promise<Id> => first((await api.listLiveStreams(client)).results).id

async function verifiedPhone({ me, world }: ContractScene) {
  await api.sendOtp(me.client, { phone_number: me.phone })
  return api.verifyOtp(me.client, { phone_number: me.phone, otp_key: await world.backend.codeSentTo(me.phone) })
}

const asked = async ({ me, world }: ContractScene, type: 'chat' | 'call') =>
  api.requestConsultation(me.client, { type }, { consultant_id: await world.newAstrologer() })

async function endedChat({ me, world }: ContractScene): Promise<Id> {
  const { id } = await world.startedChat(me)
  await world.seconds(60)
  await api.endConsultation(me.client, { id }, { auto_end: false })
  return id
}

const joined = async ({ me, world }: ContractScene) =>
  api.joinQueue(me.client, { consultant_id: await world.newAstrologer('quick', 'busy'), order_type: 1 })

const enrolled = async ({ me }: ContractScene) =>
  api.enrolInCourse(me.client, { course_id: first(await api.listCourses(me.client)).id })

const paidAt = ({ backend }: ConsultationWorld, { redirect_url }: { redirect_url: string }) =>
  backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' })

/** A live stream whose host is this customer. */
async function ownLiveStream({ me, world }: ContractScene): Promise<Id> {
  await world.backend.database.db.update(customers).set({ isConsultant: true }).where(eq(customers.id, me.id))
  const id = await someLiveStream(me.client)
  const { consultant } = await api.getLiveStream(me.client, { id })
  const account = { customerId: me.id, astrologerId: consultant.id }
  await world.backend.database.db
    .insert(astrologerAccounts)
    .values(account)
    .onConflictDoUpdate({ target: astrologerAccounts.astrologerId, set: { customerId: me.id } })
  return id
}

function filledIn({ type, options }: RegistrationField): string | number | string[] | Blob {
  switch (type) {
    case 'email':
      return 'meera@example.com'
    case 'tel':
      return PHONE
    case 'number':
      return 12
    case 'date':
      return '1984-03-09'
    case 'select':
      return first(options).value
    case 'multiselect':
      return [first(options).value]
    case 'file':
      return sampleFile('image/png')
    case 'text':
    case 'textarea':
      return 'Meera Iyer'
  }
}
