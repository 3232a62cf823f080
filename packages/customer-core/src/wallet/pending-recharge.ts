import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { settlePayment, type Viewer } from '../story-console.ts'

const RUPEES = 500

async function startRecharge({ api }: Viewer): Promise<string> {
  const { txn_id } = await rechargeWallet(api, { amount: RUPEES })
  await initiatePhonePePayment(api, { txn_id, path: '/wallet/payment' })
  return txn_id
}

/** The wallet of a customer whose payment has not been confirmed. For stories. */
export async function pendingRecharge(viewer: Viewer): Promise<string> {
  await startRecharge(viewer)
  return '/wallet'
}

/** The page of a payment, which PhonePe has confirmed, refused, or not settled yet. For stories. */
export const paymentPage =
  (outcome: 'complete' | 'fail' | 'pending') =>
  async (viewer: Viewer): Promise<string> => {
    const txnId = await startRecharge(viewer)
    if (outcome !== 'pending') await settlePayment(viewer, txnId, outcome)
    return `/wallet/payment?txn_id=${txnId}`
  }
