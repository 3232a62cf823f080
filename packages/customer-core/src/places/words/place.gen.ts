// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PlaceWords {
  location(values: { latitude: string | number; longitude: string | number; zone: string | number }): string
  north(values: { degrees: string | number }): string
  south(values: { degrees: string | number }): string
  east(values: { degrees: string | number }): string
  west(values: { degrees: string | number }): string
}

const english: PlaceWords = {
  location: (d) => d.latitude + ", " + d.longitude + " · Time zone " + d.zone,
  north: (d) => d.degrees + " N",
  south: (d) => d.degrees + " S",
  east: (d) => d.degrees + " E",
  west: (d) => d.degrees + " W"
}

export const placeWords: () => PlaceWords = catalogue(english)
