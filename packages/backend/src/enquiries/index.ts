export {
  type EnquiryKind,
  type EnquiryView,
  isAnswered,
  countEnquiries,
  forgetAsker,
  keepLead,
  keepQuery,
  listLeads,
  markAnswered,
  openQueryAbout,
} from './enquiries.ts'
export { leads, userQueries } from './tables.ts'
