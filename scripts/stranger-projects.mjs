// Projects of other teams: they install the published packages from a registry with npm, pnpm and yarn, and load every
// entry in Node.
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isWindows } from './local-registry.mjs'
import { root } from './toolchain.mjs'

/** Peers that a team installs which uses every entry. */
const PEERS = { react: '^19.0.0', 'react-dom': '^19.0.0', zod: '^4.6.7', msw: '^3.0.0' }

const YARN = join(root, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')
const INSTALLS = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'],
  pnpm: ['pnpm', 'install', '--ignore-scripts', '--config.minimum-release-age=0', '--config.store-dir=store'],
  yarn: [process.execPath, YARN, 'install'],
}

/** Installs all packages with each package manager, and one of them alone. Rejects with the output of what fails. */
export async function tryAsStrangers(packages, registry, folder, log) {
  for (const manager of Object.keys(INSTALLS)) {
    await tryProject({ manager, packages, peers: PEERS, registry, project: join(folder, `stranger-${manager}`) })
    log(`  ${manager}: installed, and every entry loads`)
  }
  const client = packages.filter(({ name }) => name === '@tarapath/api-client')
  const alone = client.map((one) => ({ ...one, entries: one.entries.filter(({ entry }) => !/table|msw/.test(entry)) }))
  await tryProject({ manager: 'pnpm', packages: alone, peers: {}, registry, project: join(folder, 'stranger-alone') })
  log('  api-client without its optional peers: installed, and every other entry loads')
}

async function tryProject({ manager, packages, peers, registry, project }) {
  mkdirSync(join(project, 'home'), { recursive: true })
  const dependencies = { ...Object.fromEntries(packages.map(({ name, version }) => [name, version])), ...peers }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, dependencies }))
  writeFileSync(join(project, '.npmrc'), `registry=${registry.url}\n`)
  writeFileSync(join(project, 'pnpm-workspace.yaml'), 'packages: []\n')
  const yarnSettings = [
    `npmRegistryServer: "${registry.url}"`,
    'unsafeHttpWhitelist: ["127.0.0.1"]',
    'nodeLinker: node-modules',
    'enableScripts: false',
    'enableTelemetry: false',
    // A package that is a minute old is what this check is about.
    'npmMinimalAgeGate: 0',
    'enableGlobalCache: false',
  ]
  writeFileSync(join(project, '.yarnrc.yml'), `${yarnSettings.join('\n')}\n`)
  writeFileSync(join(project, 'yarn.lock'), '')
  writeFileSync(join(project, 'load.mjs'), loadEvery(packages))

  const [command, ...args] = INSTALLS[manager]
  await run(command, args, project)
  await run(process.execPath, ['load.mjs'], project)
}

/** A module that imports every entry, and requires those that CommonJS can load. */
function loadEvery(packages) {
  const lines = packages.flatMap(({ name, entries }) =>
    entries.flatMap(({ entry, hasCommonJs }) => {
      const path = JSON.stringify(name + entry.slice(1))
      return [`await import(${path})`, ...(hasCommonJs ? [`require(${path})`] : [])]
    }),
  )
  return `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n${lines.join('\n')}\n`
}

/** Runs a command without the settings of the person at this machine. */
async function run(command, args, cwd) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(npm|pnpm|yarn)_/i.test(key)))
  Object.assign(env, {
    HOME: join(cwd, 'home'),
    npm_config_cache: join(cwd, 'cache'),
    npm_config_update_notifier: 'false',
    YARN_ENABLE_IMMUTABLE_INSTALLS: '0',
    YARN_IGNORE_PATH: '1',
    PNPM_HOME: join(cwd, 'home'),
  })
  try {
    await promisify(execFile)(command, args, { cwd, env, shell: isWindows, maxBuffer: 20e6 })
  } catch (failure) {
    throw new Error(`${[command, ...args].join(' ')} failed:\n${failure.stdout}${failure.stderr}`, { cause: failure })
  }
}
