export { type AstrologerLookup, createAstrologerLookup } from './astrologer-lookup.ts'
export { astrologerAppEndpoints } from './endpoints.ts'
export { eraseAppData } from './erase-account.ts'
export { pushRequest } from './web-push.ts'
