/** The event of the window when the code of a route, which is wanted or only prefetched, did not come. */
export const MISSING_CODE = 'missingcode'
