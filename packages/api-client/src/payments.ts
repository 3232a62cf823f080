export {
  initiatePhonePePayment,
  getPhonePeStatus,
  listTipAmounts,
  sendTip,
  checkOrderPlacement,
  type InitiatePhonePePaymentBody,
  type SendTipBody,
} from './generated/payments.gen.ts'
