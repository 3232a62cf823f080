import { z } from 'zod'
import { PlaceDetails, PlaceSuggestion } from './entities/places.ts'
import { spec } from './named.ts'
import { get, group } from './row.ts'
import { Word } from './scalars.ts'

export const places = group('places', {
  searchPlaces: get('/api/v1/user/places-by-term', {
    summary: 'Places whose name begins like the term.',
    auth: 'optional',
    query: z.object({ term: Word }),
    response: z.array(PlaceSuggestion),
    notes: 'Called while somebody types: abort the call before.',
  }),

  getPlaceDetails: get('/api/v1/user/get-place-details', {
    summary: 'Where the place with this name is, and its time zone.',
    auth: 'optional',
    query: z.object({ term: spec(Word) }),
    response: PlaceDetails,
  }),

  getPlaceById: get('/api/v1/user/place-id-details', {
    summary: 'Where the place with this id is, and its time zone.',
    auth: 'optional',
    query: z.object({ place_id: Word }),
    response: PlaceDetails,
  }),
})
