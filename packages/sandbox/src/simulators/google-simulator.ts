/** Three cities in the form of the reference of Places API (New), enough to test an adapter. */
const CITIES = [
  {
    id: 'ChIJ-varanasi',
    name: 'Varanasi',
    region: 'Uttar Pradesh, India',
    at: [25.3176, 82.9739],
    zone: 'Asia/Kolkata',
  },
  { id: 'ChIJ-kathmandu', name: 'Kathmandu', region: 'Nepal', at: [27.7103, 85.3222], zone: 'Asia/Kathmandu' },
  { id: 'ChIJ-singapore', name: 'Singapore', region: '', at: [1.3521, 103.8198], zone: 'Asia/Singapore' },
] as const
const COUNTRY_CODES = { 'Asia/Kolkata': 'IN', 'Asia/Kathmandu': 'NP', 'Asia/Singapore': 'SG' } as const

const failure = (code: number, status: string, message: string): Response =>
  Response.json({ error: { code, message, status } }, { status: code })

/** The part of Google's API that our adapter uses, with its refusals. */
export function createGooglePlacesSimulator(key: string): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    if (origin !== 'https://places.googleapis.com') return failure(404, 'NOT_FOUND', 'No such host.')
    if (request.headers.get('x-goog-api-key') !== key)
      return failure(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.')
    if (!request.headers.get('x-goog-fieldmask'))
      return failure(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.')

    if (pathname === '/v1/places:autocomplete' && request.method === 'POST') {
      const { input: term } = (await request.json()) as { input?: string }
      if (!term) return failure(400, 'INVALID_ARGUMENT', 'Empty input.')
      const cities = CITIES.filter(({ name, region }) =>
        `${name}, ${region}`.toLowerCase().startsWith(term.toLowerCase()),
      )
      // The real API answers an empty object when it has no suggestions.
      return Response.json(cities.length === 0 ? {} : { suggestions: cities.map(predictionOf) })
    }
    const [, id] = /^\/v1\/places\/([\w-]+)$/.exec(pathname) ?? []
    const city = CITIES.find((entry) => entry.id === id)
    if (!city) return failure(404, 'NOT_FOUND', 'The Place ID is no longer valid.')
    return Response.json(detailsOf(city))
  }
}

type City = (typeof CITIES)[number]

const predictionOf = ({ id, name, region }: City) => ({
  placePrediction: {
    place: `places/${id}`,
    placeId: id,
    structuredFormat: { mainText: { text: name }, ...(region && { secondaryText: { text: region } }) },
  },
})

const detailsOf = ({ id, name, region, at: [latitude, longitude], zone }: City) => ({
  id,
  displayName: { text: name, languageCode: 'en' },
  formattedAddress: region ? `${name}, ${region}` : name,
  location: { latitude, longitude },
  timeZone: { id: zone },
  addressComponents: [{ longText: 'Country', shortText: COUNTRY_CODES[zone], types: ['country', 'political'] }],
})
