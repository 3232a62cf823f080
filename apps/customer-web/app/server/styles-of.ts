import { readFileSync } from 'node:fs'
import type { EntryContext } from 'react-router'

/** The order of the layers, which the first style sheet of a page fixes. */
const LAYERS = '@layer ui.tokens,ui.base,ui.components;'

/** The sheet of all `*.late.css`: what no first paint shows. */
const LATE = '/assets/late-'

const sheets = new Map<string, string>()

/** The text of the style sheets that the first paint of a page needs. */
export function stylesOf({ manifest, staticHandlerContext }: EntryContext): string {
  // The development server of Vite injects the styles itself.
  if (!import.meta.env.PROD) return ''
  const addresses = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  const early = new Set(addresses.filter((address) => !address.startsWith(LATE)))
  return LAYERS + [...early].map(textOf).join('')
}

function textOf(address: string): string {
  const known = sheets.get(address)
  if (known !== undefined) return known
  const text = readFileSync(new URL(`../client${address}`, import.meta.url), 'utf8').trim()
  sheets.set(address, text)
  return text
}
