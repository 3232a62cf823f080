import type { PlaceDetails } from '@tarapath/api-client/types'
import { placeWords } from './words/place.gen.ts'

const NUMBER = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `18.52° N, 73.86° E · Time zone Asia/Kolkata` */
export function describePlace({ latitude, longitude, timezone }: PlaceDetails): string {
  const words = placeWords()
  const degrees = (value: number) => ({ degrees: `${NUMBER.format(Math.abs(value))}°` })
  return words.location({
    latitude: latitude < 0 ? words.south(degrees(latitude)) : words.north(degrees(latitude)),
    longitude: longitude < 0 ? words.west(degrees(longitude)) : words.east(degrees(longitude)),
    zone: timezone,
  })
}
