export {
  InsufficientBalance,
  type LedgerLine,
  PLATFORM,
  astrologerAccount,
  balancePaise,
  customerAccount,
  post,
} from './ledger.ts'
export { accounts, journals, postings } from './tables.ts'
