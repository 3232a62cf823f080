// Finds the published packages, which are those with `publishConfig.exports`, and installs them as other teams would.
import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './toolchain.mjs'

const run = promisify(execFile)

export function publishedPackages() {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((path) => ({
      folder: join(root, dirname(path)),
      manifest: JSON.parse(readFileSync(join(root, path), 'utf8')),
    }))
    .filter(({ manifest }) => !manifest.private && manifest.publishConfig?.exports)
    .map(({ folder, manifest }) => ({ folder, manifest, name: manifest.name, entries: codeEntries(manifest) }))
}

/** The entries that are code, with their declaration file and whether CommonJS can require them. */
function codeEntries({ publishConfig }) {
  return Object.entries(publishConfig.exports)
    .map(([entry, target]) => ({ entry, ...(target.import ?? target), hasCommonJs: Boolean(target.require) }))
    .filter(({ types }) => types)
}

/** Packs a package and unpacks it as a dependency of `project`, with links to its own dependencies. */
export async function installPacked({ folder, manifest, name }, project) {
  const packed = await run('pnpm', ['pack', '--json', '--pack-destination', project], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
  const tarball = JSON.parse(packed.stdout).filename
  const installed = join(project, 'node_modules', name)
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'])
  const own = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const types = Object.keys(manifest.devDependencies ?? {}).filter((one) => one.startsWith('@types/'))
  for (const needed of [...Object.keys({ ...own.dependencies, ...own.peerDependencies }), ...types]) {
    const link = join(project, 'node_modules', needed)
    const target = join(folder, 'node_modules', needed)
    if (existsSync(link) || !existsSync(target)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(target, link, 'junction')
  }
  return { tarball, installed }
}
