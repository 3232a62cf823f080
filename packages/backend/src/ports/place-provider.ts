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

/** Someone who knows where on earth people are born. */
export interface PlaceProvider {
  /** Places whose name begins like the term, the likeliest first; `Aurangabad, Bihar` narrows. Nothing for an empty term. */
  search(term: string): Promise<PlaceMatch[]>
  /** The place with an id that `search` gave. */
  find(id: string): Promise<Place | null>
}
