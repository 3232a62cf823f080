export { PlaceInput, type PlaceInputProps } from './place-input.tsx'
