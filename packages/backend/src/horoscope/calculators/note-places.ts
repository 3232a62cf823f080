import type { PlaceMatch, PlaceProvider } from '../../ports/place-provider.ts'
import type { CalculatorBody, Finding } from './calculator.ts'

/** Places that remember what they made of each name, so that whoever gave one can see which place was meant. */
export function notePlaces(
  places: PlaceProvider,
): PlaceProvider & { notes(body: CalculatorBody): Finding['sections'] } {
  const meant = new Map<string, PlaceMatch>()
  return {
    find: (id) => places.find(id),
    async search(term) {
      const found = await places.search(term)
      if (found[0]) meant.set(term, found[0])
      return found
    },
    notes: ({ place_of_birth: first, partner_place_of_birth: second }) =>
      [first, second].flatMap((term) => {
        const place = meant.get(term ?? '')
        return place ? [['Place', [place.name, place.region].filter(Boolean).join(', ')] as const] : []
      }),
  }
}
