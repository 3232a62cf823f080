export { randomToken, hmac, timingSafeEqual } from './secrets.ts'
