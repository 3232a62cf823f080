import type { Payment } from './tables.ts'
import { customerAccount, type LedgerLine, PLATFORM } from '../ledger/index.ts'

/** The ledger lines of a successful payment: its sources, the tax, and the wallet or our revenue. */
export const ledgerLines = ({ kind, customerId, ...payment }: Payment): LedgerLine[] => [
  { account: PLATFORM.gateway, paise: -payment.payablePaise },
  { account: PLATFORM.discount, paise: -payment.discountPaise },
  { account: PLATFORM.bonus, paise: -payment.bonusPaise },
  { account: PLATFORM.gst, paise: payment.gstPaise },
  {
    account: kind === 'recharge' ? customerAccount(customerId) : PLATFORM.revenue,
    paise: payment.amountPaise + payment.bonusPaise,
  },
]
