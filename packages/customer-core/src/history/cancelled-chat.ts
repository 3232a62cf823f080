import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, requestConsultation } from '@tarapath/api-client/consultations'
import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import type { Viewer } from '../story-console.ts'

const ENOUGH_TO_START = 500

/** The page of a chat that the customer asked for and cancelled, with a wallet that was filled on the pay page before. */
export async function cancelledChat({ api, fetch }: Viewer): Promise<string> {
  const { txn_id } = await rechargeWallet(api, { amount: ENOUGH_TO_START })
  const { redirect_url } = await initiatePhonePePayment(api, { txn_id, path: '/wallet/payment' })
  await fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
  const [astrologer] = (await listAstrologers(api, { is_available_for_chat: true })).results
  if (!astrologer) throw new Error('No astrologer takes chats now.')
  const { id } = await requestConsultation(api, { type: 'chat' }, { consultant_id: astrologer.id })
  await endConsultation(api, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  return `/history/${id}`
}
