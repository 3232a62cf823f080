import type { Payment } from './tables.ts'
import { customerAccount, PLATFORM } from '../ledger/index.ts'

interface Line {
  account: string
  paise: number
}

/** Where the money of a payment comes from, and what becomes of it. */
export const linesOf = ({ kind, customerId, ...paid }: Payment): Line[] => [
  { account: PLATFORM.gateway, paise: -paid.payablePaise },
  { account: PLATFORM.discount, paise: -paid.discountPaise },
  { account: PLATFORM.bonus, paise: -paid.bonusPaise },
  { account: PLATFORM.gst, paise: paid.gstPaise },
  {
    account: kind === 'recharge' ? customerAccount(customerId) : PLATFORM.revenue,
    paise: paid.amountPaise + paid.bonusPaise,
  },
]
