export { complaintsAbout, lastConsultationsOf } from './complaints.ts'
export { askQuestion } from './ask-question.ts'
export { endAsAstrologer, pickUpAsAstrologer, sendAsAstrologer, typeAsAstrologer } from './astrologer-actions.ts'
export { earnedByConsultation, earnedSoFarPaise } from './astrologer-earnings.ts'
export { noteAstrologerSeen } from './astrologer-presence.ts'
export { changeBalance } from './change-balance.ts'
export { chargePaise, coveredSeconds, maxSecondsFor } from './charge.ts'
export { attachmentPath, findAttachment } from './chat-attachment-link.ts'
export { MAX_ATTACHMENT_BYTES, deleteAttachmentsOf, readAttachment } from './chat-attachments.ts'
export { listMessages } from './chat-messages.ts'
export { listSharedPeople } from './list-shared-people.ts'
export { checkBalance } from './check-balance.ts'
export { closeDueConsultations } from './close-due.ts'
export { hasOpenConsultation, ongoingConsultation } from './consultation-status.ts'
export { type ConsultationWithNames, consultationWithNames } from './consultation-with-names.ts'
export { consultedAstrologerIds } from './consulted-astrologers.ts'
export { startChat } from './customer-actions.ts'
export { type CustomerCache, createCustomerCache } from './customer-cache.ts'
export { sharedBirthText } from './open-chat.ts'
export { type ConsultationKind, type DeclineReason, endReasonText } from './end-reason-text.ts'
export { createConsultationsEndpoints } from './endpoints.ts'
export { shiftHeartbeats } from './heartbeats.ts'
export { createConsultationJobs } from './jobs.ts'
export {
  type EndReason,
  HEARTBEAT_FLUSH_SECONDS,
  MINUTES_TO_START,
  PICK_UP_SECONDS,
  type Status,
  addSeconds,
  dueEnding,
  isTyping,
  paidSeconds,
  statusOf,
} from './lifecycle.ts'
export { type ConsultationSearch, listConsultations } from './list-consultations.ts'
export { listQueries } from './list-queries.ts'
export { maskOneText } from './mask-message.ts'
export { shiftLastHeartbeat } from './outages.ts'
export { isCallbackProof } from './phone-call-place.ts'
export { findRecording } from './phone-call-recording.ts'
export { readReference, referenceOf } from './reference.ts'
export { recordPhoneLegReport } from './phone-call-report.ts'
export { refundManually } from './refund-manual.ts'
export { requestConsultation, requireCalls } from './request-consultation.ts'
export { setOperated } from './set-operated.ts'
export { type ChatMessage, type Consultation, chatMessages, consultations, phoneCalls } from './tables.ts'
