import { notFound } from '../errors.ts'
import type { Place } from '../ports/place-provider.ts'
import { utcOffsetMinutes } from './utc-offset.ts'
import type { Handlers, Reply } from '../endpoint/handler.ts'

export const placesEndpoints: Handlers<'places'> = {
  async searchPlaces({ query }, { ports }) {
    const found = await ports.places.search(query.term)
    return found.map(({ id, name, region }) => ({
      place_id: id,
      description: region === '' ? name : `${name}, ${region}`,
      main_text: name,
      secondary_text: region,
    }))
  },

  async getPlaceDetails({ query }, { ports, now }) {
    const [bestMatch] = await ports.places.search(query.term)
    return detailsReply(bestMatch ? await ports.places.find(bestMatch.id) : null, now)
  },

  async getPlaceById({ query }, { ports, now }) {
    return detailsReply(await ports.places.find(query.place_id), now)
  },
}

/** `utc_offset_minutes` is today's. The offset at a birth is computed from the time zone. */
function detailsReply(place: Place | null, now: Date): Reply<'getPlaceDetails'> {
  if (!place) throw notFound('There is no such place.')
  return {
    place_id: place.id,
    name: place.name,
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.timeZone,
    utc_offset_minutes: utcOffsetMinutes(place.timeZone, now),
    country_code: place.countryCode,
  }
}
