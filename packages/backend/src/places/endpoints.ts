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
    const [likeliest] = await ports.places.search(query.term)
    return detailsReply(likeliest ? await ports.places.find(likeliest.id) : null, now)
  },

  async getPlaceById({ query }, { ports, now }) {
    return detailsReply(await ports.places.find(query.place_id), now)
  },
}

/** The offset is that of today; whoever casts a chart asks the time zone what it was at the birth. */
function detailsReply(place: Place | null, now: Date): Reply<'getPlaceDetails'> {
  if (!place) throw notFound('We do not know this place.')
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
