export { type GstOn, includedGstPaise } from './gst.ts'
export { printPaise, toPaise, toRupees } from './rupees.ts'
