import { readFileSync, writeFileSync } from 'node:fs'
import { table } from '../src/table.ts'
import { checksFile } from './checks-file.ts'
import { endpointsFile } from './endpoints-file.ts'
import { functionsFile } from './functions-file.ts'
import { handlersFile } from './handlers-file.ts'
import { openApiFile } from './openapi-file.ts'
import type { NamedRow } from './signature.ts'
import { typesFile } from './types-file.ts'

const HEADER = 'Generated from table/ by `pnpm generate`; change the table instead.'
const root = new URL('..', import.meta.url)

const rows: NamedRow[] = Object.values(table)
const groups = Map.groupBy(rows, (row) => row.group)
const files = new Map([
  ['src/generated/types.gen.ts', `// ${HEADER}\n\n${typesFile()}`],
  ['src/generated/checks.gen.ts', `// ${HEADER}\n\n${checksFile(rows)}`],
  ['src/generated/handlers.gen.ts', `// ${HEADER}\n\n${handlersFile(rows)}`],
  ['ENDPOINTS.md', `<!-- ${HEADER} -->\n\n${endpointsFile(groups)}`],
  ['openapi.json', openApiFile(rows)],
])
for (const [group, members] of groups)
  files.set(`src/generated/${group}.gen.ts`, `// ${HEADER}\n\n${functionsFile(members)}`)

const stale = [...files].filter(([path, text]) => current(path) !== text)
if (process.argv.includes('--check')) {
  if (stale.length) {
    console.error(
      `Out of date: ${stale.map(([path]) => path).join(', ')}. Run \`pnpm generate\` and commit the result.`,
    )
    process.exitCode = 1
  }
} else {
  for (const [path, text] of stale) writeFileSync(new URL(path, root), text)
  console.log(stale.length ? `Wrote ${stale.map(([path]) => path).join(', ')}` : 'Everything is up to date')
}

function current(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, root), 'utf8')
  } catch {
    return undefined
  }
}
