export { hmac, timingSafeEqual } from './secrets.ts'
