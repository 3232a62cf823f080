export { isConnectionFailingAtom } from './connection-atoms.ts'
export { birthClock, birthDate, birthLine, readBirthDetails, type BirthDetails } from './birth-line.ts'
export { birthWords } from './words/birth.gen.ts'
export { minutesFor, spentPaise } from './chat-cost.ts'
export { CancelRequest } from './cancel-request.tsx'
export { chatAtom } from './chat-atom.ts'
export { fromWire, hidesNumber, MAX_MESSAGE_LENGTH } from './chat-message.ts'
export { ConsultationReceipt } from './consultation-receipt.tsx'
export { EndedContent } from './ended-content.tsx'
export { endedHeading, notBegunHeading } from './ended-heading.ts'
export { endedOnPageAtom } from './ended-on-page.ts'
export { hiddenPhone } from './hidden-phone.ts'
export { isReviewDue } from './is-review-due.ts'
export { meterAtom } from './meter.ts'
export { openAstrologerIdAtom, partnerAtom, unknownPartner, type Partner } from './partner.ts'
export { canAskForNotifications } from './notifications.ts'
export { REQUEST_SECONDS } from './request-seconds.ts'
export { ReviewForm } from './review-form.tsx'
export { ReviewThanks } from './review-thanks.tsx'
export {
  consultationKindAtom,
  countdownAtom,
  hasNotBegunAtom,
  isCallAskedAtom,
  ongoingAtom,
  openConsultationIdAtom,
  requestEndsAtAtom,
  serverAheadMsAtom,
  sessionViewAtom,
  widgetAtom,
  type ConsultationKind,
} from './session-atoms.ts'
export { SimilarAstrologers } from './similar-astrologers.tsx'
export { planStart } from './start-plan.ts'
export { useConsultationRequest } from './use-consultation-request.ts'
export { usePageTitle, useSignal } from './use-signal.ts'
export { useStartCall, useStartChat } from './use-start-consultation.ts'
