export { type GstOn, includedGstPaise } from './gst.ts'
export { addFirstRechargeAmounts } from './recharge-amounts.ts'
export { printPaise, toPaise, toRupees } from './rupees.ts'
