import type { Endpoint } from './endpoint.ts'
import { refuse, toSendable } from './to-sendable.ts'

/** Path and query of a request. Input that is not a path parameter belongs to the query. */
export function requestPath(endpoint: Endpoint, input?: object, search?: string): string {
  const toText = (key: string, value: unknown) => {
    if (typeof value === 'object') refuse(endpoint, key)
    return `${toSendable(endpoint, key, value) as string}`
  }

  const values = (input ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const text = toText(parameter, values[parameter] ?? '')
    if (/^\.{0,2}$/.test(text)) refuse(endpoint, parameter)
    return encodeURIComponent(text)
  })
  if (search !== undefined) return path + search

  const params = new URLSearchParams()
  for (const [key, list] of Object.entries(values)) {
    if (endpoint.path.includes(`{${key}}`)) continue
    for (const value of [list].flat()) if (value !== null && value !== undefined) params.append(key, toText(key, value))
  }
  const query = String(params)
  return query ? `${path}?${query}` : path
}
