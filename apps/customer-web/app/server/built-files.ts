import { readFileSync } from 'node:fs'

/** What Vite says about a file of the client build. */
interface BuiltFile {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

type ClientManifest = Record<string, BuiltFile>

export const builtFile = (path: string) => new URL(`../client/${path}`, import.meta.url)

let built: ClientManifest | undefined

const manifest = (): ClientManifest =>
  (built ??= JSON.parse(readFileSync(builtFile('.vite/manifest.json'), 'utf8')) as ClientManifest)

/** The address of the script that a source file became. */
export const builtScript = (source: string): string => addressOf(manifest()[source], source)

/** The address of a script that `vite.config.ts` names. */
export const namedScript = (wanted: string): string =>
  addressOf(
    Object.values(manifest()).find(({ name }) => name === wanted),
    wanted,
  )

function addressOf(script: BuiltFile | undefined, wanted: string): string {
  if (!script) throw new Error(`The client build has no script "${wanted}".`)
  return `/${script.file}`
}

/** The scripts and style sheets of the screen that the file of a route draws late (`late-screen.tsx`). */
export function lateFilesOf(routeFile: string): { scripts: string[]; sheets: string[] } {
  const route = Object.values(manifest()).find(({ file }) => `/${file}` === routeFile)
  return filesOf((route?.dynamicImports ?? []).filter((key) => key.endsWith('-screen.tsx')))
}

/** The scripts and style sheets of the file of a route, without those that every page has. */
export function filesOfRoute(routeFile: string, everyPage: readonly string[]): string[] {
  const keys = Object.keys(manifest()).filter((key) => `/${manifest()[key]?.file}` === routeFile)
  const own = filesOf(keys)
  const late = lateFilesOf(routeFile)
  const files = new Set([...own.scripts, ...late.scripts, ...own.sheets, ...late.sheets].map((file) => `/${file}`))
  return [...files].filter((file) => !everyPage.includes(file))
}

function filesOf(keys: readonly string[]): { scripts: string[]; sheets: string[] } {
  const seen = new Set<string>()
  const sheets: string[] = []
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const { imports = [], css = [] } = manifest()[key] ?? {}
    imports.forEach(visit)
    sheets.push(...css)
  }
  keys.forEach(visit)
  return { scripts: [...seen].flatMap((key) => manifest()[key]?.file ?? []), sheets }
}
