import { readFileSync } from 'node:fs'
import type { EntryContext } from 'react-router'

/** The order of the layers, which the first style sheet of a page fixes. */
const LAYERS = '@layer ui.tokens,ui.base,ui.components;'

/** The sheet of all `*.late.css`: what no first paint shows. */
const LATE = 'assets/late-'

/** What Vite says about a file of the client build. */
interface BuiltFile {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

type ClientManifest = Record<string, BuiltFile>

const client = (path: string) => new URL(`../client/${path}`, import.meta.url)
const sheets = new Map<string, string>()
let built: ClientManifest | undefined

/** The text of the style sheets that the first paint of a page needs. */
export function stylesOf({ manifest, staticHandlerContext }: EntryContext): string {
  // The development server of Vite injects the styles itself.
  if (!import.meta.env.PROD) return ''
  const addresses = staticHandlerContext.matches.flatMap(({ route }) => {
    const entry = manifest.routes[route.id]
    return [...(entry?.css ?? []).map(pathOf), ...sheetsOfLateParts(entry?.module)]
  })
  const early = new Set(addresses.filter((address) => !address.startsWith(LATE)))
  return LAYERS + [...early].map(textOf).join('')
}

/** React Router ends the address of a sheet that several routes have in `#`. */
const pathOf = (address: string): string => address.replace(/^\/|#$/g, '')

/** The sheets of what the file of a route draws late (`late-screen.tsx`): the server draws it at once. */
function sheetsOfLateParts(module: string | undefined): string[] {
  built ??= JSON.parse(readFileSync(client('.vite/manifest.json'), 'utf8')) as ClientManifest
  const files = built
  const route = Object.values(files).find(({ file }) => `/${file}` === module)
  const seen = new Set<string>()
  const visit = (key: string): string[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const { imports = [], css = [] } = files[key] ?? {}
    return [...imports.flatMap(visit), ...css]
  }
  return (route?.dynamicImports ?? []).filter((key) => key.endsWith('-screen.tsx')).flatMap(visit)
}

function textOf(address: string): string {
  const known = sheets.get(address)
  if (known !== undefined) return known
  const text = readFileSync(client(address), 'utf8').trim()
  sheets.set(address, text)
  return text
}
