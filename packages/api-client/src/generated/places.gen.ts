// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  PlaceDetails,
  PlaceSuggestion,
} from './types.gen.ts'

/**
 * Places whose name begins with the term.
 *
 * Requested while the customer types: abort the previous request.
 *
 * `GET /api/v1/user/places-by-term`. Sends the token when there is a session.
 */
export function searchPlaces(
  client: Client,
  input: { term: string },
  options?: CallOptions,
): Promise<PlaceSuggestion[]> {
  return client.call(
    { name: 'searchPlaces', method: 'GET', path: '/api/v1/user/places-by-term', auth: 'optional' },
    options,
    input,
  )
}

/**
 * Coordinates and time zone of the place with this name.
 *
 * `GET /api/v1/user/get-place-details`. Sends the token when there is a session.
 */
export function getPlaceDetails(
  client: Client,
  input: { term: string },
  options?: CallOptions,
): Promise<PlaceDetails> {
  return client.call(
    { name: 'getPlaceDetails', method: 'GET', path: '/api/v1/user/get-place-details', auth: 'optional' },
    options,
    input,
  )
}

/**
 * Coordinates and time zone of the place with this id.
 *
 * `GET /api/v1/user/place-id-details`. Sends the token when there is a session.
 */
export function getPlaceById(
  client: Client,
  input: { place_id: string },
  options?: CallOptions,
): Promise<PlaceDetails> {
  return client.call(
    { name: 'getPlaceById', method: 'GET', path: '/api/v1/user/place-id-details', auth: 'optional' },
    options,
    input,
  )
}
