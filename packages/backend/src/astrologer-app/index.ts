export { type AstrologerLookup, createAstrologerLookup } from './astrologer-lookup.ts'
export { astrologerAppEndpoints } from './endpoints.ts'
export { deleteNotesOf } from './known-customer.ts'
