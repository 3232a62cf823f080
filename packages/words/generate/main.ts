// `node ../words/generate/main.ts [--check]` compiles the catalogues of the workspace it is started in: each
// `words/en.json` becomes a module for each of its parts, so that a page loads the parts that its screens use.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileCatalogue, type Messages } from './compile-catalogue.ts'

const isCheck = process.argv.includes('--check')
const [catalogues, known] = ['**/words/en.json', '**/words/*.gen.ts'].map((pattern) =>
  globSync(pattern, { exclude: (path) => path === 'node_modules' || path === 'build' }),
) as [string[], string[]]

const wanted = new Map(
  catalogues.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Messages>).map(
      ([part, messages]) => [join(dirname(file), `${kebab(part)}.gen.ts`), compileCatalogue(part, messages)] as const,
    ),
  ),
)

function kebab(part: string): string {
  return part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const stale = [...wanted].filter(([file, text]) => !known.includes(file) || readFileSync(file, 'utf8') !== text)
const unwanted = known.filter((file) => !wanted.has(file))

if (isCheck && stale.length + unwanted.length > 0) {
  const names = [...stale.map(([file]) => file), ...unwanted].join(', ')
  console.error(`Out of date: ${names}. Run \`pnpm generate\` and commit the result.`)
  process.exitCode = 1
} else {
  for (const [file, text] of stale) writeFileSync(file, text)
  for (const file of unwanted) rmSync(file)
  console.log(stale.length + unwanted.length > 0 ? `Wrote ${stale.length} catalogues` : 'Everything is up to date')
}
