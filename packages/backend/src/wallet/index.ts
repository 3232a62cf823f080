export { walletEndpoints } from './endpoints.ts'
export { walletReviews } from './tables.ts'
