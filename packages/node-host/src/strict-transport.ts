/** The values of the setting HSTS. Only `host` concerns no other name than the server's own. */
export const HSTS_SCOPES = ['host', 'subdomains', 'preload']

const YEAR_SECONDS = 31_536_000

/** The header Strict-Transport-Security. Browsers keep it for long, so a wider scope has to be asked for. */
export function strictTransport(scope: string): string {
  if (scope === 'preload') return `max-age=${2 * YEAR_SECONDS}; includeSubDomains; preload`
  return scope === 'subdomains' ? `max-age=${YEAR_SECONDS}; includeSubDomains` : `max-age=${YEAR_SECONDS}`
}
