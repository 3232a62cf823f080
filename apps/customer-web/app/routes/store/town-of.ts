export interface Town {
  city: string
  state: string
}

/** "Nagpur" and "Maharashtra" of "Nagpur, Maharashtra, India"; null for a place elsewhere, or without one of the states. */
export function townOf(description: string, states: string): Town | null {
  const parts = description.split(', ')
  const [city, state] = [parts[0], parts.at(-2)]
  return parts.at(-1) === 'India' && city && state && states.split('; ').includes(state) ? { city, state } : null
}
