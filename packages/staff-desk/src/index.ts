export { staffDesk } from './create-staff-desk.ts'
export { createDeskPages } from './desk-pages.ts'
export { deskPanel } from './desk-panel.ts'
export { checkCaller } from './forms/check-caller.ts'
export {
  consultationTitle,
  customerLabel,
  endReasonText,
  refundablePaise,
  statusTag,
} from './forms/consultation-labels.ts'
export { CONSOLE_STYLE } from './forms/console-style.ts'
export { id, integer, oneOf, optional, optionalFile, rupees, text } from './forms/fields.ts'
export { type FormAction, formAction } from './forms/form-action.ts'
export { LOGO } from './forms/logo.ts'
export { maskedPhone } from './forms/masked-phone.ts'
export type { Notice } from './forms/notice.ts'
export type { Panel } from './forms/panel.ts'
export { printDay, printMeter, printSpan, printTime } from './forms/print-time.ts'
export { problemText } from './forms/problem-text.ts'
export { formLimit, readForm } from './forms/read-form.ts'
export { LONGEST_REASON, REFUNDED, refund, refundFields } from './forms/refund.ts'
