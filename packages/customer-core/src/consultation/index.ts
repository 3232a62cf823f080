export { ConsultationReceipt } from './consultation-receipt.tsx'
export { EndedContent } from './ended-content.tsx'
export { endedHeading } from './ended-heading.ts'
export { endedOnPageAtom } from './ended-on-page.ts'
export { meterAtom } from './meter.ts'
export { partnerAtom, UNKNOWN_PARTNER } from './partner.ts'
export { ReviewForm } from './review-form.tsx'
export {
  countdownAtom,
  isConnectionFailingAtom,
  openConsultationIdAtom,
  sessionPortsAtom,
  sessionViewAtom,
} from './session-atoms.ts'
export { useStartChat } from './use-start-chat.ts'
