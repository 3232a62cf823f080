/** The seconds of a Retry-After header, which holds a number or a date. */
export function retryAfterSeconds(response: Response | undefined): number | undefined {
  const header = response?.headers.get('retry-after')
  if (!header) return undefined
  const seconds = Number.isNaN(+header) ? (Date.parse(header) - Date.now()) / 1000 : +header
  return seconds >= 0 ? seconds : undefined
}
