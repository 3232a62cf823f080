// The declarations a package publishes, in one text that is committed and read as a diff.
import { readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'

/** `folder` holds the unpacked package, `entries` are its doors with their declaration files. */
export function apiReport(folder, name, entries) {
  const doors = new Map(entries.map(({ entry, types }) => [join(folder, types), entry]))
  const texts = new Map()
  const read = (file) => {
    if (texts.has(file)) return
    const text = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/gm, '')
    const placed = fromTheRoot(text, relative(folder, dirname(file)))
    texts.set(file, placed.trim().replace(/^export (?:type )?\{.{100,}$/gm, oneNameALine))
    for (const neighbour of importedBy(text)) read(declarationOf(resolve(dirname(file), neighbour)))
  }
  for (const file of doors.keys()) read(file)

  const inner = [...texts.keys()].filter((file) => !doors.has(file)).toSorted((a, b) => (a < b ? -1 : 1))
  const parts = [...doors.keys(), ...inner].map((file) => {
    const path = relative(folder, file).replaceAll('\\', '/')
    const door = doors.get(file)
    return `// ── ${door ? `${name}${door.slice(1)} · ` : ''}${path}\n\n${texts.get(file)}\n`
  })
  return `// What ${name} declares to those who import it. Written by \`pnpm packages --write\`.\n\n${parts.join('\n')}`
}

/** A list of exports as it can be read in a diff. */
const oneNameALine = (line) =>
  line
    .replace('{ ', '{\n  ')
    .replaceAll(/, (?!\})/g, ',\n  ')
    .replace(/,? \}/, ',\n}')

const NEIGHBOUR = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(?=['"])/g

const importedBy = (text) => [...text.matchAll(NEIGHBOUR)].map(([, , path]) => path)

/** The report stands at the root of its package, and so do the addresses in it. */
const fromTheRoot = (text, folder) =>
  text.replaceAll(NEIGHBOUR, (_, before, path) => `${before}./${posix.join(folder.replaceAll('\\', '/'), path)}`)

const declarationOf = (path) => path.replace(/(\.d)?\.(ts|js|tsx|jsx)$/, '.d.ts')
