export {
  InsufficientBalance,
  type LedgerLine,
  PLATFORM,
  accountOfCustomer,
  accountPaise,
  astrologerAccount,
  balancePaise,
  customerAccount,
  post,
} from './ledger.ts'
export { accounts, journals, postings } from './tables.ts'
