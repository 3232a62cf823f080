export { knownPlace, lookUpPlace } from './known-places.ts'
export { PlaceInput, type PlaceInputProps } from './place-input.tsx'
