import type { EntryContext } from 'react-router'

/**
 * The `handle` of the matched route that says `key`. In development there is none: Vite's server needs its scripts, and
 * names none of them.
 */
export function matchedHandle<Handle extends object>(
  { routeModules, staticHandlerContext }: EntryContext,
  key: keyof Handle,
): Handle | undefined {
  if (!import.meta.env.PROD) return undefined
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as Partial<Handle> | undefined,
  )
  return handles.find((handle): handle is Handle => handle?.[key] !== undefined)
}
