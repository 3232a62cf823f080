import type { Row } from '@tarapath/api-client/table'
import { decoderOf } from './decode.ts'

/**
 * `/consultants/{id}/` as a Hono route. Numeric parameters match numbers only, so that `/consultants/select/`
 * is never taken for an id; a parameter with text after it in the same segment (`{product}-calculator`) is one pattern.
 */
export function routePattern(row: Row): string {
  return row.path.replaceAll(/\{(\w+)\}([^/{]*)/g, (_, name: string, suffix: string) => {
    const field = row.pathParams.shape[name]
    const isNumber = field !== undefined && typeof decoderOf(field)(['1']) === 'number'
    return `:${name}{${isNumber ? '-?[0-9]+(?:\\.[0-9]+)?' : '[^/]+'}${suffix}}`
  })
}

/** Reads the values of the path parameters, without the text after them. */
export function pathParamsReader(row: Row) {
  const suffixes = [...row.path.matchAll(/\{(\w+)\}([^/{]+)/g)].map(
    ([, name = '', suffix = '']) => [name, suffix] as const,
  )
  return (params: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
    if (suffixes.length === 0) return params
    const pathParams = { ...params }
    for (const [name, suffix] of suffixes) pathParams[name] = (pathParams[name] ?? '').slice(0, -suffix.length)
    return pathParams
  }
}
