import type { EntryContext } from 'react-router'
import { NEXT_ROUTES, type NextPages } from '../next-pages.ts'
import { filesOfRoute } from './built-files.ts'

let pages: NextPages | undefined

/** The files of the pages that most visits lead to. */
export function nextPages({ manifest }: EntryContext): NextPages {
  if (!import.meta.env.PROD) return {}
  const everyPage = filesOfEveryPage(manifest)
  return (pages ??= Object.fromEntries(
    NEXT_ROUTES.flatMap((id) => {
      const route = manifest.routes[id]
      return route ? [[id, filesOfRoute(route.module, everyPage)]] : []
    }),
  ))
}

function filesOfEveryPage({ entry, routes }: EntryContext['manifest']): string[] {
  const { module, imports = [], css = [] } = routes['root'] ?? {}
  return [entry.module, module, ...entry.imports, ...imports, ...css].flatMap((file) => file?.replace(/#$/, '') ?? [])
}
