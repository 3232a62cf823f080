import type { IncomingHttpHeaders } from 'node:http'

/** Whether the browser, or an operator's proxy on the way, asks for few data. */
export const asksForLessData = (headers: IncomingHttpHeaders | Headers): boolean => {
  const value = headers instanceof Headers ? headers.get('save-data') : headers['save-data']?.toString()
  return value?.trim().toLowerCase() === 'on'
}
