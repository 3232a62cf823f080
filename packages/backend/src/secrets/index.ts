export { hasSigned, type Secrets, sign, timingSafeEqual } from './secrets.ts'
