// Collects the declarations that a package publishes into one text, which is committed and reviewed as a diff.
import { readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'

/** `folder` has the unpacked package; `entries` are its entries with their declaration files. */
export function apiReport(folder, name, entries) {
  const entryOf = new Map(entries.map(({ entry, types }) => [join(folder, types), entry]))
  const texts = new Map()
  const read = (file) => {
    if (texts.has(file)) return
    const text = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/gm, '')
    const moved = relativeToRoot(text, relative(folder, dirname(file)))
    texts.set(file, moved.trim().replace(/^export (?:type )?\{.{100,}$/gm, oneNamePerLine))
    for (const path of importedBy(text)) read(declarationOf(resolve(dirname(file), path)))
  }
  for (const file of entryOf.keys()) read(file)

  const inner = [...texts.keys()].filter((file) => !entryOf.has(file)).toSorted((a, b) => (a < b ? -1 : 1))
  const parts = [...entryOf.keys(), ...inner].map((file) => {
    const path = relative(folder, file).replaceAll('\\', '/')
    const entry = entryOf.get(file)
    return `// ── ${entry ? `${name}${entry.slice(1)} · ` : ''}${path}\n\n${texts.get(file)}\n`
  })
  return `// What ${name} declares to those who import it. Written by \`pnpm packages --write\`.\n\n${parts.join('\n')}`
}

/** Puts each name of an export list on its own line, so that a diff shows the change. */
const oneNamePerLine = (line) =>
  line
    .replace('{ ', '{\n  ')
    .replaceAll(/, (?!\})/g, ',\n  ')
    .replace(/,? \}/, ',\n}')

const RELATIVE_IMPORT = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(?=['"])/g

const importedBy = (text) => [...text.matchAll(RELATIVE_IMPORT)].map(([, , path]) => path)

/** The report is at the root of its package, so import paths in it are relative to the root. */
const relativeToRoot = (text, folder) =>
  text.replaceAll(RELATIVE_IMPORT, (_, before, path) => `${before}./${posix.join(folder.replaceAll('\\', '/'), path)}`)

const declarationOf = (path) => path.replace(/(\.d)?\.(ts|js|tsx|jsx)$/, '.d.ts')
