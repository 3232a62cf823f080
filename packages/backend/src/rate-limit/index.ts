export { rateLimitHits } from './tables.ts'
