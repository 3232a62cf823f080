import { DomainError } from '../../errors.ts'
import type { PlaceProvider } from '../place-provider.ts'

interface GoogleOptions {
  /** Of a project that has Places API (New). */
  key: string
  fetch?: typeof globalThis.fetch
}

interface Suggestions {
  suggestions?: {
    placePrediction?: {
      placeId: string
      structuredFormat: { mainText: { text: string }; secondaryText?: { text: string } }
    }
  }[]
}

interface Details {
  id: string
  displayName: { text: string }
  formattedAddress?: string
  location: { latitude: number; longitude: number }
  timeZone?: { id: string }
  addressComponents?: { shortText: string; types: string[] }[]
}

const API = 'https://places.googleapis.com/v1'
const PATIENCE_MS = 4000
/** Google bills by the requested fields. */
const DETAILS = 'id,displayName,formattedAddress,location,timeZone,addressComponents'

/** Places API (New) of Google: autocomplete of cities, and details of one. */
export function createGooglePlaces({ key, fetch = globalThis.fetch }: GoogleOptions): PlaceProvider {
  async function ask<Reply>(path: string, init: RequestInit, fields: string): Promise<Reply | null> {
    const headers = { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields }
    const response = await fetch(API + path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => null,
    )
    // An id that Google does not know, or no longer knows.
    if (response?.status === 404 || response?.status === 400) return null
    if (!response?.ok)
      throw new DomainError('unavailable', 'Places cannot be looked up right now. Try again in a moment.')
    return (await response.json()) as Reply
  }

  return {
    async search(term) {
      if (term.trim() === '') return []
      const body = { input: term, includedPrimaryTypes: ['(cities)'], languageCode: 'en' }
      const fields = 'suggestions.placePrediction(placeId,structuredFormat)'
      const reply = await ask<Suggestions>(
        '/places:autocomplete',
        { method: 'POST', body: JSON.stringify(body) },
        fields,
      )
      return (reply?.suggestions ?? []).flatMap(({ placePrediction }) => {
        if (!placePrediction) return []
        const { mainText, secondaryText } = placePrediction.structuredFormat
        return [{ id: placePrediction.placeId, name: mainText.text, region: secondaryText?.text ?? '' }]
      })
    },

    async find(id) {
      if (!/^[\w-]{1,300}$/.test(id)) return null
      const place = await ask<Details>(`/places/${id}?languageCode=en`, { method: 'GET' }, DETAILS)
      const country = place?.addressComponents?.find(({ types }) => types.includes('country'))
      if (!place?.timeZone || !country) return null
      const name = place.displayName.text
      const address = place.formattedAddress ?? ''
      return {
        id: place.id,
        name,
        region: address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address,
        ...place.location,
        timeZone: place.timeZone.id,
        countryCode: country.shortText,
      }
    },
  }
}
