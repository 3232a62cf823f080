export interface PlaceMatch {
  id: string
  /** Varanasi */
  name: string
  /** Uttar Pradesh, India */
  region: string
}

export interface Place extends PlaceMatch {
  latitude: number
  longitude: number
  /** A name of the time zone database: `Asia/Kolkata`. */
  timeZone: string
  /** ISO 3166, two capital letters. */
  countryCode: string
}

/** A gazetteer: the places where people are born. */
export interface PlaceProvider {
  /** Places whose name begins with the term, the likeliest first; `Aurangabad, Bihar` narrows. None for an empty term. */
  search(term: string): Promise<PlaceMatch[]>
  /** The place with an id from `search`. */
  find(id: string): Promise<Place | null>
}
