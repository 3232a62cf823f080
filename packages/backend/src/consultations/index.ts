export { astrologerEnds, astrologerPicksUp, astrologerSays } from './astrologer-side.ts'
export { attachmentPath, findAttachment } from './attachment-link.ts'
export { LARGEST_ATTACHMENT_BYTES, forgetAttachmentsOf, readAttachment } from './attachments.ts'
export { chargePaise, coveredSeconds, longestSeconds } from './charge.ts'
export { checkBalance } from './check-balance.ts'
export { settleAll } from './close-due.ts'
export { type CustomerCache, createCustomerCache } from './customer-cache.ts'
export { startChat, withOwn } from './customer-side.ts'
export { type ConsultationKind, endSentence } from './end-words.ts'
export { createConsultationsEndpoints } from './endpoints.ts'
export {
  type EndReason,
  HEARD_EVERY_SECONDS,
  MINUTES_TO_START,
  PICK_UP_SECONDS,
  type Status,
  after,
  endByTime,
  paidSeconds,
  statusOf,
} from './lifecycle.ts'
export { listConsultations } from './list-consultations.ts'
export { moveMoney } from './maximum.ts'
export { listMessages } from './messages.ts'
export { type NamedConsultation, namedConsultation } from './named.ts'
export { hasOpenConsultation, ongoingConsultation } from './ongoing.ts'
export { createConsultationJobs } from './jobs.ts'
export { pardonOutage } from './outages.ts'
export { callbackProof } from './place-call.ts'
export { hearLine } from './record-phone-leg.ts'
export { findRecording } from './recording.ts'
export { refundByHand } from './refund-by-hand.ts'
export { requestConsultation } from './request-consultation.ts'
export { pardonSilence } from './silence.ts'
export { type ChatMessage, type Consultation, chatMessages, consultations, phoneCalls } from './tables.ts'
export { consultedAstrologerIds } from './consulted-astrologers.ts'
export { askAbout } from './ask-question.ts'
export { listQueries } from './list-questions.ts'
