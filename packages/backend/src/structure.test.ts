import { readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

interface Import {
  from: string
  to: string
  isTypeOnly: boolean
}

/** These folders are imported by file; every other folder is a subject and is imported by its index.ts. */
const INFRASTRUCTURE = new Set([
  'database',
  'drawings',
  'endpoint',
  'http',
  'jobs',
  'money',
  'ports',
  'rate-limit',
  'secrets',
])

/** From the lowest layer up: a layer imports itself and the layers before it. `src` means the files outside a folder. */
const LAYERS = [
  ['errors.ts'],
  ['database', 'drawings', 'jobs', 'money', 'ports', 'secrets'],
  ['endpoint', 'events.ts', 'files', 'identity', 'ledger', 'rate-limit'],
  ['every other subject'],
  ['http'],
  ['src'],
]
const SUBJECT_LAYER = LAYERS.findIndex(([name]) => name === 'every other subject')

const nodeOf = (file: string): string => {
  if (file === 'errors.ts' || file === 'events.ts') return file
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : 'src'
}
const layerOf = (node: string): number => {
  const layer = LAYERS.findIndex((names) => names.includes(node))
  return layer === -1 ? SUBJECT_LAYER : layer
}
const isTables = (file: string): boolean => /(?:^|[/-])tables\.ts$/.test(file)

/** Foreign keys join the tables of several subjects, so these imports say nothing about the order of the folders. */
const joinsTables = ({ from, to, isTypeOnly }: Import): boolean =>
  (isTables(from) && isTables(to)) || (isTypeOnly && (isTables(from) || isTables(to)))

/** One sentence for each import that breaks a rule. */
function judge(imports: readonly Import[]): string[] {
  const crossing = imports.filter(({ from, to }) => nodeOf(from) !== nodeOf(to))
  const graph = new Map<string, Set<string>>()
  const faults: string[] = []
  for (const one of crossing) {
    const { from, to } = one
    const [importer, imported] = [nodeOf(from), nodeOf(to)]
    const isInSubject = to.includes('/') && !INFRASTRUCTURE.has(imported)
    if (isInSubject && to !== `${imported}/index.ts` && !(isTables(from) && isTables(to)))
      faults.push(`${from} imports ${to} past ${imported}/index.ts`)
    if (joinsTables(one)) continue
    if (imported === 'http' && layerOf(importer) <= SUBJECT_LAYER) faults.push(`${from} imports http: ${to}`)
    else if (layerOf(imported) > layerOf(importer)) faults.push(`${from} imports a higher layer: ${to}`)
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported))
  }
  const cycle = findCycle(graph)
  return cycle ? [...faults, `cycle: ${cycle.join(' → ')}`] : faults
}

function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node])
      if (cycle) return cycle
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return null
}

/** The imports and re-exports of other files of the backend. */
function importsOf(from: string, source: string): Import[] {
  const statements = source.matchAll(
    /^(?:import|export)\s([^;'"`]*?)from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
  )
  return [...statements].map(([, names = '', specifier, effect, dynamic]) => ({
    from,
    to: posix.join(posix.dirname(from), specifier ?? effect ?? dynamic ?? ''),
    isTypeOnly: isTypeOnly(names),
  }))
}

function isTypeOnly(names: string): boolean {
  if (names.startsWith('type ')) return true
  const named = /^\{(.*)\}\s*$/s
    .exec(names)?.[1]
    ?.split(',')
    .map((name) => name.trim())
  return named?.filter(Boolean).every((name) => name.startsWith('type ')) ?? false
}

/** One sentence for each file that inserts into, updates or deletes from a table of another folder. */
function findForeignWrites(sources: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, string>()
  for (const [file, source] of sources)
    if (isTables(file))
      for (const [, table = ''] of source.matchAll(/\b(\w+) = pgTable\(/g)) owners.set(table, nodeOf(file))
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\.(insert|update|delete)\(\s*(\w+)\s*\)/g)]
      .map(([, verb = '', table = '']) => ({ verb, table, owner: owners.get(table) }))
      .filter(({ owner }) => owner !== undefined && owner !== nodeOf(file))
      .map(({ verb, table, owner }) => `${file} writes (${verb}) to ${table} of ${owner}`),
  )
}

const folder = new URL('.', import.meta.url)
const sources = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|gen)\.ts$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const),
)
const imports = [...sources].flatMap(([file, source]) => importsOf(file, source))

test('every import keeps to the order of the folders and to the index files of the subjects', () => {
  expect(imports.length).toBeGreaterThan(1000)
  expect(judge(imports)).toEqual([])
})

test('every import leads to a file of the backend', () => {
  expect(imports.filter(({ to }) => !sources.has(to) && !to.endsWith('.gen.ts'))).toEqual([])
})

test('only a subject writes to its own tables', () => {
  expect(findForeignWrites(sources)).toEqual([])
})

test.each([
  [
    'wallet/a.ts',
    "import { charge } from '../ledger/charge.ts'",
    'wallet/a.ts imports ledger/charge.ts past ledger/index.ts',
  ],
  [
    'wallet/a.ts',
    "import type { Row } from '../store/tables.ts'",
    'wallet/a.ts imports store/tables.ts past store/index.ts',
  ],
  ['index.ts', "export { charge } from './ledger/charge.ts'", 'index.ts imports ledger/charge.ts past ledger/index.ts'],
  ['wallet/a.ts', "import { reply } from '../http/reply.ts'", 'wallet/a.ts imports http: http/reply.ts'],
  ['identity/a.ts', "import { a } from '../wallet/index.ts'", 'identity/a.ts imports a higher layer: wallet/index.ts'],
  ['http/a.ts', "await import('../endpoints.ts')", 'http/a.ts imports a higher layer: endpoints.ts'],
  ['ports/a.ts', "import '../events.ts'", 'ports/a.ts imports a higher layer: events.ts'],
])('a planted import is found: %s: %s', (file, source, fault) => {
  expect(judge(importsOf(file, source))).toEqual([fault])
})

test('a planted cycle is found', () => {
  const planted = [
    ...importsOf('wallet/a.ts', "import { b } from '../store/index.ts'"),
    ...importsOf('store/b.ts', "import {\n  type C,\n  c,\n} from '../queue/index.ts'"),
    ...importsOf('queue/c.ts', "export type { A } from '../wallet/index.ts'"),
  ]
  expect(judge(planted)).toEqual(['cycle: wallet → store → queue → wallet'])
})

test('tables may refer to the tables of another subject', () => {
  const planted = [
    ...importsOf('wallet/tables.ts', "import { orders } from '../store/tables.ts'"),
    ...importsOf('store/tables.ts', "import { type Entry, entries } from '../wallet/tables.ts'"),
    ...importsOf('database/sandbox-tables.ts', "import type { State } from '../store/index.ts'"),
  ]
  expect(judge(planted)).toEqual([])
})

test('a planted write to the table of another subject is found', () => {
  const planted = new Map([
    ['store/tables.ts', "export const orders = pgTable('orders', {})"],
    ['store/a.ts', 'await db.update(orders).set({})'],
    ['wallet/a.ts', 'await db\n  .delete(orders)\n  .where(isOld)'],
  ])
  expect(findForeignWrites(planted)).toEqual(['wallet/a.ts writes (delete) to orders of store'])
})
