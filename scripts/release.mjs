// `pnpm release`: builds, packs and checks every published package, and uploads those whose version the registry does not
// have. `--dry-run` uploads to a registry on this machine instead, from which other teams' projects then install them with
// npm, pnpm and yarn. `--built` uses the builds that are there.
import { execFile, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isWindows, startRegistry } from './local-registry.mjs'
import { installPacked, publishedPackages } from './published-packages.mjs'
import { tryAsStrangers } from './stranger-projects.mjs'
import { contentProblems } from './tarball-contents.mjs'
import { main, root, Stop, stopwatch } from './toolchain.mjs'

const isDryRun = process.argv.includes('--dry-run')
const isBuilt = process.argv.includes('--built')
const since = stopwatch()
const folder = mkdtempSync(join(tmpdir(), 'tarapath-release-'))
const execute = (command, ...args) => promisify(execFile)(command, args, { cwd: root, shell: isWindows })

function build(packages) {
  const filters = packages.map(({ name }) => `--filter=${name}`)
  const { status } = spawnSync('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (status !== 0) throw new Stop('The build failed; it says why above.')
}

/** What has to be settled before an upload that cannot be taken back. */
async function releaseProblems(packages) {
  const { stdout: changes } = await execute('git', 'status', '--porcelain')
  const pending = globSync('.changeset/*.md', { cwd: root })
  const reserved = packages.filter(({ manifest }) => /\.example\//.test(manifest.repository.url))
  return [
    ...(changes ? ['The working tree has changes that are not committed.'] : []),
    ...(pending.length ? [`Changesets wait for \`pnpm changeset version\`: ${pending.join(', ')}.`] : []),
    ...(reserved.length
      ? ['"repository" is on a reserved host (.example): set the real one in each published package.json.']
      : []),
  ]
}

async function pack(one) {
  const { tarball, installed } = await installPacked(one, folder)
  const problems = contentProblems(installed)
  if (problems.length) throw new Stop(`${one.name}:\n  ${problems.join('\n  ')}`)
  return { ...one, tarball, version: one.manifest.version }
}

async function isOnRegistry({ name, version }) {
  try {
    return Boolean((await execute('npm', 'view', `${name}@${version}`, 'version')).stdout.trim())
  } catch {
    // npm fails for a name that the registry does not know.
    return false
  }
}

const upload = ({ tarball }, ...options) => execute('npm', 'publish', tarball, '--access', 'public', ...options)

async function rehearse(packages) {
  const registryFolder = join(folder, 'registry')
  mkdirSync(registryFolder)
  const registry = await startRegistry(registryFolder)
  try {
    for (const one of packages) await upload(one, '--userconfig', registry.npmrc, '--registry', registry.url)
    console.log(`Uploaded to ${registry.url}, which this run has started (${since()}).`)
    await tryAsStrangers(packages, registry, folder, console.log)
  } finally {
    registry.stop()
  }
}

async function publish(packages) {
  for (const one of packages) {
    if (await isOnRegistry(one)) {
      console.log(`${one.name} ${one.version} has been published before.`)
      continue
    }
    await upload(one)
    console.log(`${one.name} ${one.version} is published.`)
  }
}

try {
  await main(async () => {
    const found = publishedPackages()
    if (!isBuilt) build(found)
    const problems = await releaseProblems(found)
    if (problems.length) {
      const list = problems.map((problem) => `  ${problem}`).join('\n')
      if (!isDryRun) throw new Stop(`Nothing was uploaded:\n${list}`)
      console.log(`A release would stop here:\n${list}`)
    }
    const packages = []
    for (const one of found) packages.push(await pack(one))
    console.log(`Packed ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')} (${since()}).`)
    await (isDryRun ? rehearse : publish)(packages)
    console.log(`Done in ${since()}.`)
  })
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
