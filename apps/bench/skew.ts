// `node skew.ts`: the previous version and this one meet, as in the minutes of an upgrade. The core journeys of a version run
// on its website with the server of the other, both ways, and a page goes on when its website is replaced by the other.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const present = fileURLToPath(new URL('../../', import.meta.url))
const git = (...given: string[]): string => execFileSync('git', given, { cwd: present, encoding: 'utf8' }).trim()

/** The newest release before this commit or, before the first one, what stood a day before it. */
function previousCommit(): string {
  const [tag] = git('tag', '--list', 'v*', '--no-contains', 'HEAD', '--sort=-creatordate').split('\n')
  if (tag) return tag
  const aDayBefore = Number(git('log', '-1', '--format=%ct')) - 86_400
  return git('rev-list', '-1', '--first-parent', `--before=${aDayBefore}`, 'HEAD')
}

function run(cwd: string, [command = '', ...given]: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, given, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }).status === 0
}

/** Installs and builds a commit in a new folder. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-previous-'))
  const archive = spawnSync('git', ['archive', commit], { cwd: present, maxBuffer: 1e9 })
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  const apps = ['customer-web', 'embedded-view', 'astrologer-app'].map((app) => `--filter=@tarapath/${app}`)
  const isReady =
    run(folder, ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline']) &&
    run(folder, ['pnpm', ...apps, '--workspace-concurrency=1', 'run', 'build'])
  if (!isReady) throw new Error(`${commit} could not be built.`)
  return folder
}

const commit = process.env['PREVIOUS_VERSION'] ?? previousCommit()
if (commit === '') {
  console.warn('SKIPPED: the history of this folder has no previous version.')
  process.exit(0)
}
const given = process.env['PREVIOUS_FOLDER']
const previous = given ?? checkOut(commit)
const journeys = (folder: string): string => join(folder, 'apps/journeys')
copyFileSync(join(journeys(present), 'skew.config.ts'), join(journeys(previous), 'skew.config.ts'))

function journeysOf(version: string, server: string): boolean {
  return run(journeys(version), ['pnpm', 'exec', 'playwright', 'test', '--config', 'skew.config.ts'], {
    SERVER_FOLDER: join(server, 'apps/server'),
    WEBSITE_FOLDER: join(version, 'apps/customer-web'),
  })
}

const outcomes = {
  [`the website of ${commit} with the server of this version`]: journeysOf(previous, present),
  [`the website of this version with the server of ${commit}`]: journeysOf(present, previous),
  'pages whose website is replaced': run(
    journeys(present),
    ['pnpm', 'exec', 'playwright', 'test', '--config', 'open-page.config.ts'],
    { PREVIOUS_FOLDER: previous },
  ),
}
if (given === undefined) rmSync(previous, { recursive: true })
for (const [what, isGood] of Object.entries(outcomes)) console.log(`${isGood ? '✓' : '✗'} ${what}`)
process.exitCode = Object.values(outcomes).every(Boolean) ? 0 : 1
