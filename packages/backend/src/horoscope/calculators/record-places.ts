import type { PlaceMatch, PlaceProvider } from '../../ports/place-provider.ts'
import type { CalculatorBody, CalculatorResult } from './calculator.ts'

/** A place provider that records its best match for each name, so that the reply can say which place was used. */
export function recordPlaces(
  places: PlaceProvider,
): PlaceProvider & { sectionsFor(body: CalculatorBody): CalculatorResult['sections'] } {
  const matches = new Map<string, PlaceMatch>()
  return {
    find: (id) => places.find(id),
    async search(term) {
      const found = await places.search(term)
      if (found[0]) matches.set(term, found[0])
      return found
    },
    sectionsFor: ({ place_of_birth: first, partner_place_of_birth: second }) =>
      [first, second].flatMap((term) => {
        const place = matches.get(term ?? '')
        return place ? [['Place', [place.name, place.region].filter(Boolean).join(', ')] as const] : []
      }),
  }
}
