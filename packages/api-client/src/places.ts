export { searchPlaces, getPlaceDetails, getPlaceById } from './generated/places.gen.ts'
