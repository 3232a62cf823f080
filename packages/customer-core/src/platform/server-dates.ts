export interface ServerDates {
  fetch: typeof fetch
  /** The `Date` header of the last reply for this path as epoch milliseconds, or null. */
  of(path: string): number | null
}

/** A `fetch` that keeps the `Date` header of each reply, so that countdowns follow the clock of the server. */
export function createServerDates(send: typeof fetch): ServerDates {
  const dates = new Map<string, number>()
  return {
    async fetch(input, init) {
      const response = await send(input, init)
      const date = Date.parse(response.headers.get('date') ?? '')
      if (!Number.isNaN(date)) dates.set(pathOf(input), date)
      return response
    },
    of: (path) => dates.get(path) ?? null,
  }
}

function pathOf(input: RequestInfo | URL): string {
  const url = input instanceof Request ? input.url : String(input)
  return new URL(url, 'http://relative.invalid').pathname
}
