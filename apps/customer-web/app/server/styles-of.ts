import { readFileSync } from 'node:fs'
import type { EntryContext } from 'react-router'
import { builtFile, lateFilesOf } from './built-files.ts'

/** The order of the layers, which the first style sheet of a page fixes. */
const LAYERS = '@layer ui.tokens,ui.base,ui.components;'

/** The sheet of all `*.late.css`: what no first paint shows. */
const LATE = 'assets/late-'

const sheets = new Map<string, string>()

/** The text of the style sheets that the first paint of a page needs. */
export function stylesOf({ manifest, staticHandlerContext }: EntryContext): string {
  // The development server of Vite injects the styles itself.
  if (!import.meta.env.PROD) return ''
  const addresses = staticHandlerContext.matches.flatMap(({ route }) => {
    const entry = manifest.routes[route.id]
    return [...(entry?.css ?? []).map(pathOf), ...(entry ? lateFilesOf(entry.module).sheets : [])]
  })
  const early = new Set(addresses.filter((address) => !address.startsWith(LATE)))
  return LAYERS + [...early].map(textOf).join('')
}

/** React Router ends the address of a sheet that several routes have in `#`. */
const pathOf = (address: string): string => address.replace(/^\/|#$/g, '')

function textOf(address: string): string {
  const known = sheets.get(address)
  if (known !== undefined) return known
  const text = readFileSync(builtFile(address), 'utf8').trim()
  sheets.set(address, text)
  return text
}
