export { type AstrologerLookup, createAstrologerLookup } from './astrologer-lookup.ts'
export { astrologerAppEndpoints } from './endpoints.ts'
