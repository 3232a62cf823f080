// Runs after the build and bundles the service worker, which browsers load from the root of the website.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const manifestText = readFileSync(at('build/client/.vite/manifest.json'), 'utf8')
const manifest = JSON.parse(manifestText) as Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The files of a script and of everything that it imports, with their style sheets. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[key]
  if (!entry || seen.has(`/${entry.file}`)) return seen
  for (const file of [entry.file, ...(entry.css ?? [])]) seen.add(`/${file}`)
  for (const imported of entry.imports ?? []) filesOf(imported, seen)
  return seen
}

const scripts = globSync('app/routes/*/*-elements.ts', { cwd: at('.') })
  .filter((source) => source in manifest)
  .flatMap((source) => [...filesOf(source)])

/** React draws no screen before it has all parts of the shell. The error screens are needed most. */
const FRAMES =
  /app\/(?:entry\.client|root|shell\/[a-z-]+|routes\/(?:wallet|history))\.tsx(?:\?|$)|platform\/(?:section-failure|screen-error-content)\.tsx$/
const frames = Object.keys(manifest)
  .filter((source) => FRAMES.test(source))
  .flatMap((source) => [...filesOf(source)])

await build({
  entryPoints: [at('app/service-worker/service-worker.ts')],
  outfile: at('build/client/service-worker.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.SSR': 'false',
    BUILD: JSON.stringify(createHash('sha256').update(manifestText).digest('base64url').slice(0, 12)),
    FRAME_FILES: JSON.stringify([...new Set(frames)]),
    READING_SCRIPTS: JSON.stringify([...new Set(scripts)]),
  },
})
