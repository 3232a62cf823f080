// `pnpm packages`: packs every published package and uses it as another team would. For each package it runs publint and
// "are the types wrong", compiles consumers against it, loads it in Node, compiles and runs the examples of its README,
// shows its hooks in React 18 and 19, checks what the tarball holds, and compares the committed `api.d.ts` with its
// declarations. `--write` writes the `api.d.ts` files; package names limit the run to those packages; `--short` leaves "are
// the types wrong", which looks at every module resolution, to the full run.
// The packages have to be built first: `pnpm build`.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { apiReport } from './api-report.mjs'
import { installPacked, publishedPackages } from './published-packages.mjs'
import { reactProblems } from './react-versions.mjs'
import { exampleProblems, sizeProblems } from './readme-examples.mjs'
import { contentProblems } from './tarball-contents.mjs'
import { isFullRun } from './test-selection.mjs'
import { root, stopwatch } from './toolchain.mjs'

const bin = (path) => join(root, 'node_modules', path)
const since = stopwatch()
const write = process.argv.includes('--write')
const isShort = process.argv.includes('--short') && !isFullRun
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const published = publishedPackages()
const packages = published.filter(({ name }) => !chosen.length || chosen.includes(name.split('/')[1]))
const project = mkdtempSync(join(tmpdir(), 'tarapath-packages-'))

/** The output of a Node script that fails; an empty list when it succeeds. */
async function problemsOf(...args) {
  try {
    await promisify(execFile)(process.execPath, args, { cwd: project, timeout: 600_000 })
    return []
  } catch (failure) {
    return [`${failure.stdout}${failure.stderr}`.trim() || failure.message]
  }
}

async function lintPackage({ tarball }) {
  const bytes = readFileSync(tarball)
  const pack = { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) }
  const { messages, pkg } = await publint({ pack, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }))
}

/** In every module resolution, `node10` too. */
function typesAreWrong({ tarball, entries }) {
  const isEsmOnly = entries.some(({ hasCommonJs }) => !hasCommonJs)
  const ignored = isEsmOnly ? ['--ignore-rules', 'cjs-resolves-to-esm'] : []
  const paths = entries.map(({ entry }) => entry)
  const cli = bin('@arethetypeswrong/cli/dist/index.js')
  return problemsOf(cli, tarball, ...ignored, '--no-color', '--no-emoji', '--entrypoints', ...paths)
}

/** Writes modules that import every entry as ES modules, as CommonJS and through a bundler; returns their tsconfigs. */
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
  return (await Promise.all(configs.map((config) => problemsOf(bin('typescript/bin/tsc'), '-p', config)))).flat()
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
  return problemsOf(file)
}

function reportIsStale({ folder, installed, name, entries }) {
  const file = join(folder, 'api.d.ts')
  const text = apiReport(installed, name, entries)
  if (write) writeFileSync(file, text)
  return readText(file) === text
    ? []
    : ['api.d.ts is out of date: run `pnpm packages --write` and review the difference.']
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function readmeIsWrong(one) {
  const options = { ...one, project, problemsOf }
  return [...(await exampleProblems(options)), ...(await sizeProblems(options))]
}

const CHECKS = {
  publint: lintPackage,
  contents: ({ installed }) => contentProblems(installed),
  ...(!isShort && { types: typesAreWrong }),
  consumers: consumersFail,
  loads: doesNotLoad,
  readme: readmeIsWrong,
  react: (one) => reactProblems({ ...one, project, problemsOf }),
  'api.d.ts': reportIsStale,
}

/** Runs all checks of a package. The text has a line with their results and the problems below it. */
async function checkPackage(installed) {
  const lines = []
  const results = []
  for (const [name, check] of Object.entries(CHECKS)) {
    const found = await Promise.try(check, installed).catch((failure) => [failure.message])
    results.push(`${name} ${found.length ? 'FAILED' : 'ok'}`)
    lines.push(...found.map((problem) => `  ${problem.replaceAll('\n', '\n  ')}`))
  }
  return { isOk: lines.length === 0, text: [`${installed.name}: ${results.join(', ')}`, ...lines].join('\n') }
}

/** Installs the packages, and those of ours that their READMEs import. */
async function install() {
  const readmes = packages.map(({ folder }) => readText(join(folder, 'README.md')))
  const isNeeded = (one) => packages.includes(one) || readmes.some((text) => text.includes(`from '${one.name}`))
  const installed = published.filter(isNeeded).map(async (one) => ({ ...one, ...(await installPacked(one, project)) }))
  return (await Promise.all(installed)).filter(({ name }) => packages.some((one) => one.name === name))
}

try {
  const verdicts = await Promise.all((await install()).map(checkPackage))
  console.log(verdicts.map(({ text }) => text).join('\n'))
  console.log(`${packages.length} published packages in ${since()}.`)
  if (!verdicts.every(({ isOk }) => isOk)) process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true, maxRetries: 5 })
}
