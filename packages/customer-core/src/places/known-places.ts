import type { Client } from '@tarapath/api-client'
import { getPlaceDetails } from '@tarapath/api-client/places'
import type { PlaceDetails } from '@tarapath/api-client/types'

/** The found places by the name that was looked up. They live as long as the client of the page. */
const found = new WeakMap<Client, Map<string, PlaceDetails>>()

/** The place of a name, if it has been looked up on this page. */
export const knownPlace = (api: Client, term: string): PlaceDetails | undefined => found.get(api)?.get(term)

export function rememberPlace(api: Client, term: string, place: PlaceDetails): void {
  const places = found.get(api) ?? new Map<string, PlaceDetails>()
  found.set(api, places.set(term, place))
}

/** Looks a place up by its name, unless this page has done so before. */
export async function lookUpPlace(api: Client, term: string, signal?: AbortSignal): Promise<PlaceDetails> {
  const known = knownPlace(api, term)
  if (known) return known
  const place = await getPlaceDetails(api, { term }, signal ? { signal } : {})
  rememberPlace(api, term, place)
  return place
}
