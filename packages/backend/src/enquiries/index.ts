export {
  type EnquiryKind,
  type EnquiryView,
  anonymiseQueries,
  deleteLeadOf,
  countEnquiries,
  deleteLead,
  findOpenQuery,
  isAnswered,
  listLeads,
  markAnswered,
  moveLead,
  storeLead,
  storeQuery,
} from './enquiries.ts'
export { leads, userQueries } from './tables.ts'
