// The examples of a package's README, compiled and run against the packed package as another team would. A block ```ts or
// ```tsx is a module of its own; ```ts no-run is compiled only. A line `call(…) // 'result'` states a result, which may be any
// expression, or `throws RangeError`.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { build } from 'vite'

const BLOCK = /^```(tsx?)( no-run)?\n([\s\S]*?)^```$/gm
const STATED = /^(\S.*) \/\/ (.+)$/gm
const IMPORTED = /(?:from|import) '((?:@[^/']+\/)?[^/'.][^/']*)/g

/** What a block states about its results, as calls of the helpers below. */
function withAssertions(code) {
  return code.replaceAll(STATED, (line, call, result) => {
    if (result.startsWith('throws ')) return `throwsAs(() => (${call}), '${result.slice('throws '.length)}')`
    if (/^(?:\/\/|import\b|(?:const|let|type|interface|function)\b|[}\])])/.test(call)) return line
    return isExpression(result) ? `isSame(${call}, ${result})` : line
  })
}

function isExpression(text) {
  try {
    return Boolean(new Script(`(${text})`))
  } catch {
    return false
  }
}

const HELPERS = `const text = (value: unknown) => JSON.stringify(value, (_, inner) => (inner === undefined ? 'undefined' : inner))
export function isSame(actual: unknown, stated: unknown) {
  counted.results += 1
  if (text(actual) !== text(stated)) throw new Error(\`It is \${text(actual)}, and the README says \${text(stated)}.\`)
}
export function throwsAs(run: () => unknown, name: string) {
  counted.results += 1
  try { run() } catch (error) {
    if ((error as Error).name === name) return
    throw error
  }
  throw new Error(\`It throws nothing, and the README says \${name}.\`)
}
export const counted = { results: 0 }
`

/** Writes the examples into `project`; returns the files to compile, and those to run. */
export function writeExamples({ name, folder }, project) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const target = join(project, `readme-${name.split('/')[1]}`)
  mkdirSync(target)
  writeFileSync(join(target, 'helpers.ts'), HELPERS)
  const compiled = []
  const run = []
  for (const [index, [, extension, noRun, code]] of Array.from(readme.matchAll(BLOCK)).entries()) {
    linkImports(code, folder, project)
    const file = join(target, `example-${index + 1}.${extension}`)
    writeFileSync(file, `${code}\nexport {}\n`)
    compiled.push(file)
    if (noRun) continue
    const runnable = join(target, `run-${index + 1}.${extension}`)
    writeFileSync(
      runnable,
      `import { isSame, throwsAs } from './helpers.ts'\n${withAssertions(code)}\nvoid [isSame, throwsAs]\n`,
    )
    run.push(runnable)
  }
  return { target, compiled, run }
}

/** Installs what an example imports besides the package, which has to be a dependency of its workspace. */
function linkImports(code, folder, project) {
  for (const [, imported] of code.matchAll(IMPORTED)) {
    const link = join(project, 'node_modules', imported)
    const target = join(folder, 'node_modules', imported)
    if (existsSync(link) || !existsSync(target)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(target, link, 'junction')
  }
}

/**
 * Builds the examples for each way of use and returns the script that runs them: as ES modules, as CommonJS where the package
 * has it, and as a minified production bundle with everything in it.
 */
export async function buildExamples({ name, entries }, { target, run }) {
  const ways = { esm: 'es', ...(entries.every(({ hasCommonJs }) => hasCommonJs) && { cjs: 'cjs' }), bundle: 'es' }
  const scripts = []
  for (const [way, format] of Object.entries(ways)) {
    const outDir = join(target, way)
    await build({
      configFile: false,
      logLevel: 'error',
      root: target,
      publicDir: false,
      build: {
        outDir,
        minify: way === 'bundle',
        lib: { entry: [...run, join(target, 'helpers.ts')], formats: [format] },
        rolldownOptions: {
          ...(way !== 'bundle' && { external: (id) => /^[^./]/.test(id) && !id.startsWith(target) }),
          output: { entryFileNames: `[name].${format === 'cjs' ? 'cjs' : 'mjs'}` },
        },
      },
    })
    scripts.push(
      ...[...run.map(outputOf), 'helpers'].map((file) => `./${way}/${file}.${format === 'cjs' ? 'cjs' : 'mjs'}`),
    )
  }
  const script = join(target, 'run.mjs')
  const imports = scripts.map((path) =>
    path.includes('/helpers.')
      ? `const { counted: ${path.split('/')[1]} } = await import('${path}')`
      : `await import('${path}').catch((error) => { throw new Error('${name}, ${path}: ' + error.stack) })`,
  )
  const least = Object.keys(ways).map(
    (way) => `if (${way}.results === 0) throw new Error('The README states no result.')`,
  )
  writeFileSync(script, [...imports, ...least].join('\n'))
  return script
}

const outputOf = (file) => file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '')
