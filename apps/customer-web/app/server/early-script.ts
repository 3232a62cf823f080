import type { EntryContext } from 'react-router'
import { namedScript } from './built-files.ts'

/** What a route exports as `handle` when its page starts with one of its scripts, before those of the application. */
export interface EarlyScriptHandle {
  /** Its name in `vite.config.ts`. It needs no other script. */
  earlyScript: string
}

/** The element of that script; nothing for other pages, and in development, where no script has a name. */
export function earlyScript({ routeModules, staticHandlerContext }: EntryContext, nonce: string): string {
  if (!import.meta.env.PROD) return ''
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as Partial<EarlyScriptHandle> | undefined,
  )
  const name = handles.find((handle) => handle?.earlyScript)?.earlyScript
  return name
    ? `<script nonce="${nonce}" type="module" async fetchpriority="high" src="${namedScript(name)}"></script>`
    : ''
}
