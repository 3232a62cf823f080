// Runs after the build and bundles the service worker, which browsers load from the root of the website.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const manifestText = readFileSync(at('build/client/.vite/manifest.json'), 'utf8')
const manifest = JSON.parse(manifestText) as Record<string, { file: string; imports?: string[] }>

/** The files of a script and of everything that it imports. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[key]
  if (!entry || seen.has(`/${entry.file}`)) return seen
  seen.add(`/${entry.file}`)
  for (const imported of entry.imports ?? []) filesOf(imported, seen)
  return seen
}

const scripts = globSync('app/routes/*/*-elements.ts', { cwd: at('.') })
  .filter((source) => source in manifest)
  .flatMap((source) => [...filesOf(source)])

/** What a screen shows in place of what did not load, which is needed most without a network. */
const failures = Object.keys(manifest)
  .filter((source) => /platform\/(?:section-failure|screen-error-content)\.tsx$/.test(source))
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
    FAILURE_SCRIPTS: JSON.stringify([...new Set(failures)]),
    READING_SCRIPTS: JSON.stringify([...new Set(scripts)]),
  },
})
