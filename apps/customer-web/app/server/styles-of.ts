import { readFileSync } from 'node:fs'
import type { Section } from '@tarapath/customer-core/platform'
import type { EntryContext } from 'react-router'
import type { PageStyles } from '../page-styles.ts'
import { builtFile, lateFilesOf } from './built-files.ts'

/** The order of the layers, which the first style sheet of a page fixes. */
const LAYERS = '@layer ui.tokens,ui.base,ui.components;'

/** The sheet of all `*.late.css`: what no first paint shows, unless a section has failed. */
const LATE = 'assets/late-'

const sheets = new Map<string, string>()

/** The styles of the first paint of a page. The development server of Vite injects them itself. */
export function stylesOf({ manifest, staticHandlerContext }: EntryContext): PageStyles | null {
  if (!import.meta.env.PROD) return null
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const addresses = routes.flatMap(({ css = [], module }) => [...css.map(pathOf), ...lateFilesOf(module).sheets])
  const withLate = hasFailedSection(staticHandlerContext.loaderData)
  const early = [...new Set(addresses.filter((address) => withLate || !address.startsWith(LATE)))]
  return {
    text: LAYERS + early.map(textOf).join(''),
    inline: early.map((address) => `/${address}`),
    ofRoutes: [...new Set(routes.flatMap(({ css = [] }) => css))],
  }
}

/** The notice of a failed section has late styles, and what it lets move up into the first screen too. */
const hasFailedSection = (loaded: EntryContext['staticHandlerContext']['loaderData']): boolean =>
  Object.values(loaded).some((data) =>
    Object.values(data ?? {}).some((part) => (part as Section<unknown>)?.ok === false),
  )

/** React Router ends the address of a sheet that several routes have in `#`. */
const pathOf = (address: string): string => address.replace(/^\/|#$/g, '')

function textOf(address: string): string {
  const known = sheets.get(address)
  if (known !== undefined) return known
  const text = readFileSync(builtFile(address), 'utf8').trim()
  sheets.set(address, text)
  return text
}
