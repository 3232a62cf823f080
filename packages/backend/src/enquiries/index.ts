export {
  type EnquiryKind,
  type EnquiryView,
  anonymiseQueries,
  countEnquiries,
  deleteLead,
  findOpenQuery,
  isAnswered,
  listLeads,
  markAnswered,
  storeLead,
  storeQuery,
} from './enquiries.ts'
export { leads, userQueries } from './tables.ts'
