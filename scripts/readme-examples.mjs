// The code blocks of the READMEs of published packages, compiled and run as another team would copy them: each by itself,
// against the packed packages. A `ts` block is run as an ES module, as CommonJS where the package has it, and as a minified
// production bundle; components of a `tsx` block are rendered as on a server; a block that is marked `compile-only` is only
// compiled.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { gzipSync } from 'node:zlib'
import { withAssertions } from './readme-results.mjs'
import { root } from './toolchain.mjs'

const IMPORTED = /(?:from|import) '((?:@[^/']+\/)?[^/'.][^/']*)/g

/** The blocks of code in a document. */
export function examplesOf(markdown) {
  return [...markdown.matchAll(/^```(tsx?)( compile-only)?\n(.*?)^```$/gms)].map(([, language, mark, text]) => ({
    language,
    text,
    isRun: !mark,
  }))
}

/** What is wrong with the code blocks of the README of an installed package. `problemsOf` runs a Node script. */
export async function exampleProblems({ name, folder, installed, entries, project, problemsOf }) {
  const examples = examplesOf(readFileSync(join(installed, 'README.md'), 'utf8'))
  if (examples.length === 0) return ['README.md has no example']
  const base = `readme-${name.split('/')[1]}`
  const written = examples.map((example, at) => ({ ...example, file: `${base}-${at + 1}.${example.language}` }))
  for (const { file, text } of written) {
    linkImports(text, folder, project)
    writeFileSync(join(project, file), text)
  }

  const bare = written.filter(({ text }) => !/^import /m.test(text))
  const problems = bare.map(({ file, text }) => `${file} imports nothing: ${text.split('\n')[0]}`)
  const config = join(project, `${base}.json`)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: [],
  }
  writeFileSync(join(project, 'css.d.ts'), "declare module '*.css'\n")
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ['css.d.ts', ...written.map(({ file }) => file)] }))
  problems.push(...(await problemsOf(join(root, 'node_modules/typescript/bin/tsc'), '-p', config)))

  if (problems.length > 0) return problems

  const page = join(root, 'scripts/readme-page.mjs')
  const hasCommonJs = entries.every((entry) => entry.hasCommonJs)
  for (const example of written.filter(({ isRun }) => isRun)) {
    const scripts =
      example.language === 'ts'
        ? await scriptsOf(example, { project, hasCommonJs })
        : [await renderScript(example.file, project)]
    for (const script of scripts) {
      const found = await problemsOf('--no-warnings', '--import', page, join(project, script))
      problems.push(...found.map((problem) => `${script} fails when it is run: ${problem}`))
    }
  }
  return problems
}

/** Makes what an example imports besides our packages available: it has to be a dependency of its workspace. */
function linkImports(code, folder, project) {
  for (const [, imported] of code.matchAll(IMPORTED)) {
    const link = join(project, 'node_modules', imported)
    const target = join(folder, 'node_modules', imported)
    if (imported.startsWith('@tarapath/') || existsSync(link) || !existsSync(target)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(target, link, 'junction')
  }
}

/** The block in each way of use, with its stated results checked. */
async function scriptsOf({ file, text }, { project, hasCommonJs }) {
  const production = { 'process.env.NODE_ENV': '"production"' }
  const ways = {
    'esm.mjs': { format: 'esm', packages: 'external' },
    // CommonJS has no `await` outside of functions.
    ...(hasCommonJs && !/\bawait\b/.test(text) && { 'commonjs.cjs': { format: 'cjs', packages: 'external' } }),
    // What is for Node only, such as msw/node, is not bundled for browsers.
    ...(!/from '[^']+\/node'/.test(text) && {
      'bundle.mjs': { format: 'esm', minify: true, conditions: ['production'], define: production },
    }),
  }
  return Promise.all(
    Object.entries(ways).map(async ([ending, options]) => {
      const outfile = `${file}.${ending}`
      await build({
        stdin: { contents: withAssertions(text), resolveDir: project, loader: 'ts' },
        bundle: true,
        platform: 'node',
        target: 'node22',
        absWorkingDir: project,
        outfile,
        logLevel: 'silent',
        ...options,
      })
      return outfile
    }),
  )
}

/** Bundles a script that renders every component that a block exports. */
async function renderScript(file, project) {
  const contents = `import * as block from './${file}'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
for (const component of Object.values(block)) if (!renderToString(createElement(component))) throw new Error('nothing is rendered')`
  const outfile = `${file}.cjs`
  await build({
    stdin: { contents, resolveDir: project, loader: 'ts' },
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    absWorkingDir: project,
    outfile,
    logLevel: 'silent',
  })
  return outfile
}

/** Rows of a README such as "| `import { a } from 'b'` | 1.2 kB |" have to state what is measured, to one digit. */
export async function sizeProblems({ installed, project }) {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| `(import .*?)` +\| ([\d.]+) kB/gm)]
  const problems = []
  for (const [, imports, stated] of rows) {
    const kilobytes = ((await gzippedBytes(imports, project)) / 1000).toFixed(1)
    if (kilobytes !== stated) problems.push(`README.md states ${stated} kB for ${imports}; it is ${kilobytes} kB`)
  }
  return problems
}

async function gzippedBytes(imports, project) {
  const names = [...imports.matchAll(/\{ (.*?) \}|\* as (\w+)/g)].flatMap(([, list, all]) => all ?? list.split(', '))
  const { outputFiles } = await build({
    stdin: { contents: `${imports}\nglobalThis.used = [${names.join(', ')}]`, resolveDir: project, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    legalComments: 'none',
  })
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}
