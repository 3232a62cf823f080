import type { PayPage } from '../rules/payments/pay-page.ts'
import type { Reply } from './call.ts'

export const payPageReply = ({ txnId, url, expiresAt }: PayPage): Reply<'initiatePhonePePayment'> => ({
  txn_id: txnId,
  redirect_url: url,
  method: 'GET',
  expires_at: expiresAt.toISOString(),
})
