export {
  InsufficientBalance,
  type LedgerLine,
  PLATFORM,
  accountPaise,
  astrologerAccount,
  balancePaise,
  customerAccount,
  post,
} from './ledger.ts'
export { accounts, journals, postings } from './tables.ts'
