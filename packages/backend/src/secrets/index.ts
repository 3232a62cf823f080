export { openText, sealText } from './seal-text.ts'
export { hasSigned, type Secrets, sign, timingSafeEqual } from './secrets.ts'
