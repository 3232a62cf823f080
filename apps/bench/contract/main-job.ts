import { createClient, memoryStorage, safe } from '@tarapath/api-client'
import { getMyProfile, logout, requestLoginOtp, updateProfile, verifyLoginOtp } from '@tarapath/api-client/account'
import {
  filterAstrologers,
  getAstrologer,
  getAstrologerFilters,
  listAstrologerGallery,
  listAstrologerReviews,
  listAstrologers,
  listAvailableAstrologers,
  listRechargeAmountsForAstrologer,
  listSpecialities,
  setAstrologerFavourite,
} from '@tarapath/api-client/astrologers'
import {
  endConsultation,
  getOngoingStatus,
  listConsultationHistory,
  listConsultationMessages,
  requestConsultation,
  sendChatMessage,
  startChat,
  submitConsultationReview,
} from '@tarapath/api-client/consultations'
import { getAllBanners, getDefaultConfig, listCustomerReviews, listTestimonials } from '@tarapath/api-client/content'
import { getHoroscope, listHoroscopeTypes, queryHoroscopes, runCalculator } from '@tarapath/api-client/horoscope'
import { getMantra, listMantras } from '@tarapath/api-client/mantras'
import { getPhonePeStatus, initiatePhonePePayment, listTipAmounts, sendTip } from '@tarapath/api-client/payments'
import { searchPlaces } from '@tarapath/api-client/places'
import { getProduct, listProducts } from '@tarapath/api-client/store'
import {
  checkCoupon,
  getRechargeDetails,
  listRechargeAmounts,
  listWalletReviews,
  rechargeWallet,
} from '@tarapath/api-client/wallet'
import type { TestBackend } from '@tarapath/backend-testing'

const PHONE = '98111 22233'

/** A new customer browses, signs in, adds money, chats, sends a review and logs out, with our client over this fetch. */
export async function doMainJob(backend: TestBackend, baseUrl: string, through: typeof fetch): Promise<void> {
  const client = createClient({ baseUrl, fetch: through, storage: memoryStorage(), retry: 0 })
  const seconds = (count: number) => backend.controls.clock.advance(count * 1000)

  await Promise.all([
    getAllBanners(client),
    getDefaultConfig(client),
    listTestimonials(client),
    listCustomerReviews(client),
  ])
  await listHoroscopeTypes(client)
  await getHoroscope(client, { range: 'today', sign: 'leo' })
  await queryHoroscopes(client, { sign: 'leo', limit: 3 })
  await searchPlaces(client, { term: 'Jaip' })
  const birth = { name: 'Asha Rao', date_of_birth: '1994-08-17', time_of_birth: '06:45', place_of_birth: 'Jaipur' }
  await runCalculator(client, { product: 'kundli', calculator_type: 'moon-sign' }, birth)
  const [mantra] = (await listMantras(client)).results
  await getMantra(client, { slug: mantra!.slug })
  const [product] = (await listProducts(client)).results
  await getProduct(client, { slug: product!.slug })
  await Promise.all([getAstrologerFilters(client), listSpecialities(client), listWalletReviews(client)])
  await listAvailableAstrologers(client)
  await filterAstrologers(client, { gender: 'female', ordering: '-rating', speciality: [1, 2] })
  const { results } = await listAstrologers(client, { limit: 20, is_available_for_chat: true })
  const { id } = results.find(({ availability }) => availability === 'online')!
  await getAstrologer(client, { id })
  await listAstrologerGallery(client, { id })
  await listAstrologerReviews(client, { id, limit: 5 })
  // A 401 without a session.
  await safe(requestConsultation(client, { type: 'chat' }, { consultant_id: id }))

  await requestLoginOtp(client, { phone_number: PHONE })
  await safe(verifyLoginOtp(client, { phone_number: PHONE, otp_key: '000000' }))
  const code = await backend.codeSentTo('+919811122233')
  const { user, refresh } = await verifyLoginOtp(client, { phone_number: PHONE, otp_key: code })
  await updateProfile(client, { id: user.id }, { name: 'Asha Rao', gender: 'female', date_of_birth: '1994-08-17' })
  await setAstrologerFavourite(client, { id }, { action: 'add' })
  // A refusal without money.
  await safe(requestConsultation(client, { type: 'chat' }, { consultant_id: id }))

  await listRechargeAmounts(client)
  await listRechargeAmountsForAstrologer(client, { consultant_id: id })
  await checkCoupon(client, { code: 'NAMASTE20', amount: 500 })
  await getRechargeDetails(client, { amount: 500, coupon_code: 'NAMASTE20' })
  const { txn_id } = await rechargeWallet(client, { amount: 500, coupon_code: 'NAMASTE20' })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id, path: '/chat' })
  await backend.fetch(redirect_url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  })
  await getPhonePeStatus(client, { txn_id })
  await getMyProfile(client)

  const chat = await requestConsultation(client, { type: 'chat' }, { consultant_id: id })
  await startChat(client, { consultation_id: chat.id })
  for (let waited = 0; waited < 30; waited += 1) {
    await seconds(1)
    if ((await getOngoingStatus(client)).ongoing_data?.status === 'in_progress') break
  }
  await sendChatMessage(client, {
    consultation_id: chat.id,
    text: 'Namaste. Call me on 98200 12345 please.',
    client_message_id: 'one',
  })
  await seconds(60)
  await listConsultationMessages(client, { id: chat.id })
  await getOngoingStatus(client)
  await endConsultation(client, { id: chat.id }, { auto_end: false, chat_end_reason: 'done' })
  await getOngoingStatus(client)
  await submitConsultationReview(client, {
    consultation_id: chat.id,
    rating: 4,
    comment: 'She knew what she was talking about.',
  })
  await listTipAmounts(client)
  await sendTip(client, { amount: 51 }, { consultant_id: id })
  await listConsultationHistory(client, { limit: 5 })
  await getRechargeDetails(client, { amount: 500, activity_limit: 5 })
  await logout(client, { refresh: refresh })
}
