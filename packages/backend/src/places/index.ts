export { placesEndpoints } from './endpoints.ts'
export { utcOffsetMinutes } from './utc-offset.ts'
