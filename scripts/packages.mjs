// `pnpm packages`: packs every published package and uses it as another team would. Says of each whether publint and
// "are the types wrong" find nothing, whether consumers compile against it, whether Node loads it, and whether the
// committed `api.d.ts` is what it declares. `--write` writes the reports; names of packages leave the others out.
// Packages have to be built: `pnpm build`.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { apiReport } from './api-report.mjs'
import { installPacked, publishedPackages } from './published-packages.mjs'
import { root, stopwatch } from './toolchain.mjs'

const bin = (path) => join(root, 'node_modules', path)
const since = stopwatch()
const write = process.argv.includes('--write')
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const packages = publishedPackages().filter(({ name }) => !chosen.length || chosen.includes(name.split('/')[1]))
const project = mkdtempSync(join(tmpdir(), 'tarapath-packages-'))

/** What a command complains about; nothing when it succeeds. */
async function complaints(...args) {
  try {
    await promisify(execFile)(process.execPath, args, { cwd: project })
    return []
  } catch (failure) {
    return [`${failure.stdout}${failure.stderr}`.trim()]
  }
}

async function lintPackage({ tarball }) {
  const bytes = readFileSync(tarball)
  const pack = { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) }
  const { messages, pkg } = await publint({ pack, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }))
}

function typesAreWrong({ tarball, entries }) {
  const profile = entries.every(({ hasCommonJs }) => hasCommonJs) ? 'node16' : 'esm-only'
  const doors = entries.map(({ entry }) => entry)
  const cli = bin('@arethetypeswrong/cli/dist/index.js')
  return complaints(cli, tarball, '--profile', profile, '--no-color', '--no-emoji', '--entrypoints', ...doors)
}

/** Modules that import every entry: as ES modules, as CommonJS, and through a bundler. */
function writeConsumers(name, entries) {
  const paths = entries.map(({ entry }) => name + entry.slice(1))
  const imports = paths.map((path, at) => `import * as entry${at} from '${path}'\nexport { entry${at} }\n`).join('')
  const requires = paths.map((path, at) => `import entry${at} = require('${path}')\nexport { entry${at} }\n`).join('')
  const base = `consumer-${name.split('/')[1]}`
  for (const [extension, text] of [
    ['mts', imports],
    ['cts', requires],
    ['ts', imports],
  ])
    writeFileSync(join(project, `${base}.${extension}`), text)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  }
  const kinds = {
    nodenext: { module: 'nodenext', files: [`${base}.mts`, `${base}.cts`] },
    bundler: { module: 'preserve', moduleResolution: 'bundler', files: [`${base}.ts`] },
  }
  return Object.entries(kinds).map(([kind, { files, ...options }]) => {
    const config = join(project, `${base}.${kind}.json`)
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files }))
    return config
  })
}

async function consumersFail({ name, entries }) {
  const configs = writeConsumers(name, entries)
  return (await Promise.all(configs.map((config) => complaints(bin('typescript/bin/tsc'), '-p', config)))).flat()
}

/** Imports and requires every entry in Node. */
function doesNotLoad({ name, entries }) {
  const script = entries.flatMap(({ entry, hasCommonJs }) => {
    const path = JSON.stringify(name + entry.slice(1))
    return [`await import(${path})`, ...(hasCommonJs ? [`require(${path})`] : [])]
  })
  const file = join(project, `load-${name.split('/')[1]}.mjs`)
  const start = "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n"
  writeFileSync(file, `${start}${script.join('\n')}\n`)
  return complaints(file)
}

function reportIsStale({ folder, installed, name, entries }) {
  const file = join(folder, 'api.d.ts')
  const text = apiReport(installed, name, entries)
  if (write) writeFileSync(file, text)
  return readText(file) === text
    ? []
    : ['api.d.ts is out of date: run `pnpm packages --write` and read the difference.']
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const CHECKS = {
  publint: lintPackage,
  types: typesAreWrong,
  consumers: consumersFail,
  loads: doesNotLoad,
  'api.d.ts': reportIsStale,
}

/** A line about a package, with what is wrong below it. */
async function judge(one) {
  const installed = { ...one, ...(await installPacked(one, project)) }
  const lines = []
  const verdicts = []
  for (const [what, check] of Object.entries(CHECKS)) {
    const found = await Promise.try(check, installed).catch((failure) => [failure.message])
    verdicts.push(`${what} ${found.length ? 'FAILED' : 'ok'}`)
    lines.push(...found.map((complaint) => `  ${complaint.replaceAll('\n', '\n  ')}`))
  }
  return { isFine: lines.length === 0, text: [`${one.name}: ${verdicts.join(', ')}`, ...lines].join('\n') }
}

try {
  const verdicts = await Promise.all(packages.map(judge))
  console.log(verdicts.map(({ text }) => text).join('\n'))
  console.log(`${packages.length} published packages in ${since()}.`)
  if (!verdicts.every(({ isFine }) => isFine)) process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
