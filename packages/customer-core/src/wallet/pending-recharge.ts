import type { Client } from '@tarapath/api-client'
import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'

const RUPEES = 500

/** The wallet of a customer whose payment has not been confirmed. For stories. */
export async function pendingRecharge({ api }: { api: Client }): Promise<string> {
  const { txn_id } = await rechargeWallet(api, { amount: RUPEES })
  await initiatePhonePePayment(api, { txn_id, path: '/wallet/payment' })
  return '/wallet'
}
