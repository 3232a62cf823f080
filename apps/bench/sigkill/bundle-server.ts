import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url), __dirname = import.meta.dirname;"
const serverFolder = fileURLToPath(new URL('../../server/', import.meta.url))

/**
 * Bundles the server for development, with the simulated providers, which starts with a sixth of the processor time
 * that its many files take. The bundle is in the server's folder, because the embedded database stays outside of it.
 */
export async function bundleServer(): Promise<{ command: string; remove: () => void }> {
  const outdir = mkdtempSync(join(serverFolder, '.bundled-'))
  await build({
    entryPoints: [join(serverFolder, 'src/main.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: ['@electric-sql/pglite'],
    keepNames: true,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  })
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }')
  return { command: join(outdir, 'main.js'), remove: () => rmSync(outdir, { recursive: true }) }
}
