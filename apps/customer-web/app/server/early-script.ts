import type { EntryContext } from 'react-router'
import { namedScript } from './built-files.ts'
import { matchedHandle } from './matched-handle.ts'

/** What a route exports as `handle` when its page starts with one of its scripts, before those of the application. */
export interface EarlyScriptHandle {
  /** Its name in `vite.config.ts`. It needs no other script. */
  earlyScript: string
}

/** The element of that script; nothing for other pages. */
export function earlyScript(context: EntryContext, nonce: string): string {
  const handle = matchedHandle<EarlyScriptHandle>(context, 'earlyScript')
  if (!handle) return ''
  return `<script nonce="${nonce}" type="module" async fetchpriority="high" src="${namedScript(handle.earlyScript)}"></script>`
}
