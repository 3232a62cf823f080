import { z } from 'zod'
import { PlaceDetails, PlaceSuggestion } from './entities/places.ts'
import { spec } from './named.ts'
import { get, group } from './row.ts'
import { ShortText } from './scalars.ts'

export const places = group('places', {
  searchPlaces: get('/api/v1/user/places-by-term', {
    summary: 'Places whose name begins with the term.',
    auth: 'optional',
    query: z.object({ term: ShortText }),
    response: z.array(PlaceSuggestion),
    notes: 'Requested while the customer types: abort the previous request.',
  }),

  getPlaceDetails: get('/api/v1/user/get-place-details', {
    summary: 'Coordinates and time zone of the place with this name.',
    auth: 'optional',
    query: z.object({ term: spec(ShortText) }),
    response: PlaceDetails,
  }),

  getPlaceById: get('/api/v1/user/place-id-details', {
    summary: 'Coordinates and time zone of the place with this id.',
    auth: 'optional',
    query: z.object({ place_id: ShortText }),
    response: PlaceDetails,
  }),
})
