// `node scripts/bundle.mjs server` and `… website`: bundles a server with everything that it imports into a folder that
// The bundle starts with Node alone. `npm run build` makes it after the pages are built.
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { main, root, Stop } from './toolchain.mjs'

/** Packages in CommonJS use these two, which modules do not have. */
const COMMONJS =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url), __dirname = import.meta.dirname;"

const at = (path) => join(root, 'apps', path)

/** The name is the command; `files` are copied to their place in the folder. */
const SERVERS = {
  server: {
    name: 'tarapath',
    entry: at('server/src/built.ts'),
    built: at('server/dist'),
    folder: '.',
    files: {
      'embedded-view': at('embedded-view/dist'),
      'astrologer-app': at('astrologer-app/dist'),
      fonts: join(root, 'packages/ui-kit/src/fonts'),
    },
  },
  website: {
    name: 'website',
    entry: at('customer-web/built.ts'),
    built: at('customer-web/dist'),
    folder: 'server',
    alias: { 'virtual:react-router/server-build': at('customer-web/build/server/index.js') },
    files: {
      client: at('customer-web/build/client'),
      'server/harfbuzz.wasm': createRequire(at('customer-web/package.json')).resolve('harfbuzzjs/dist/harfbuzz.wasm'),
    },
  },
}

async function bundle({ name, entry, built, folder, alias = {}, files }) {
  for (const file of Object.values(files))
    if (!existsSync(file)) throw new Stop(`${file} is not built yet: "npm run build" builds everything in order.`)
  const outdir = join(built, folder)
  rmSync(built, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  const { warnings } = await build({
    entryPoints: { [name]: entry },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.22',
    loader: { '.node': 'copy' },
    alias,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: COMMONJS },
    keepNames: true,
    legalComments: 'linked',
    logLevel: 'warning',
  })
  // One of them said that the connections between events and their handlers were left out.
  if (warnings.length > 0) throw new Stop(`${name} was bundled with ${warnings.length} warnings.`)
  for (const [place, source] of Object.entries(files)) cpSync(source, join(built, place), { recursive: true })
  writeFileSync(
    join(outdir, 'package.json'),
    `${JSON.stringify({ name: `tarapath-${name}`, private: true, type: 'module' })}\n`,
  )
  chmodSync(join(outdir, `${name}.js`), 0o755)
}

await main(() => {
  const server = SERVERS[process.argv[2]]
  if (!server) throw new Stop(`"${process.argv[2]}" is none of ${Object.keys(SERVERS).join(', ')}.`)
  return bundle(server)
})
