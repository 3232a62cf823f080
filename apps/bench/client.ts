// `node client.ts` compares our client with its peers in one run and writes results/client.md.
import { loadavg } from 'node:os'
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, gzippedBytes } from './client/bundle.ts'
import { contestants, sourceOf } from './client/contestants.ts'
import { instantiationsOf } from './client/instantiations.ts'
import { operations } from './client/operations.ts'
import { preparePeers, versionOf } from './client/prepare-peers.ts'
import { QUERY_FORMS, queryForms } from './client/query-forms.ts'
import { storm, type Recipe } from './client/refresh-storm.ts'
import { speeds } from './client/speed.ts'
import { commit } from './commit.ts'
import { table } from './table.ts'

const TEN = [
  'requestLoginOtp',
  'verifyLoginOtp',
  'getMyProfile',
  'listAstrologers',
  'getAstrologer',
  'requestConsultation',
  'startChat',
  'getOngoingStatus',
  'endConsultation',
  'rechargeWallet',
]

const ONE = operations.filter(({ name }) => name === 'getAstrologer')
const SOME = operations.filter(({ name }) => TEN.includes(name))

preparePeers()
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
execFileSync(process.execPath, [compiler, '-b', fileURLToPath(new URL('../../packages/api-client', import.meta.url))])

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const [ours] = contestants

const cpu = await speeds()
const sizes: string[][] = []
for (const contestant of contestants) {
  const bytes: number[] = []
  for (const chosen of [ONE, SOME, operations]) bytes.push(gzippedBytes(await bundle(sourceOf(contestant, chosen))))
  const awaited = operations.map(({ name }) => `await calls.${name}()`).join(', ')
  const types = instantiationsOf(`${sourceOf(contestant, operations)}export const replies = async () => [${awaited}]\n`)
  sizes.push([
    contestant.name,
    ...bytes.map(kilobytes),
    types.toLocaleString('en'),
    `${cpu.get(contestant.name)!.toFixed(2)} ×`,
  ])
}

const { recipes } = (await import(new URL('peers/refresh-recipes.ts', import.meta.url).href)) as {
  recipes: Record<string, Recipe>
}
const storms: string[][] = []
for (const [name, recipe] of Object.entries(recipes)) {
  const together = await storm(recipe, 0)
  const spread = await storm(recipe, 60)
  storms.push([name, ...[together, spread].flatMap(({ refreshes, failed }) => [String(refreshes), String(failed)])])
}

const forms: string[][] = []
for (const contestant of contestants) forms.push([contestant.name, ...(await queryForms(contestant))])

const peers = [
  'ky',
  'openapi-fetch',
  '@hey-api/openapi-ts',
  'orval',
  '@ts-rest/core',
  '@zodios/core',
  'axios',
  'axios-auth-refresh',
]
const report = [
  '# The client beside its peers',
  '',
  `Made by \`pnpm --filter @tarapath/bench peers\` on commit ${commit}, in one run on 2 cores, Node ${process.versions.node.split('.')[0]}, with ${loadavg()[0]?.toFixed(0)} processes waiting for them: quote the ratios. Peers: ${peers.map((name) => `${name} ${versionOf(name)}`).join(', ')}.`,
  'Each generated its client from our OpenAPI document; ts-rest has no generator and got a contract without zod, the zodios client is that of openapi-zod-client. "ky alone" and "axios" are calls written by hand, without types for replies.',
  '',
  '## Bytes, types, CPU',
  '',
  `Kilobytes (1,000 bytes) after esbuild and gzip of a file that makes one, ten and all ${operations.length} calls, everything it needs included. Type instantiations of the file with all calls, each awaited, as TypeScript counts them. CPU of \`getAstrologer\` against a network that answers at once, beside ky's own: each in a process of its own: the median of 7 turns.`,
  'Ours carries sessions, refreshes and retries in these bytes; of the others only those with ky retry, and none refreshes.',
  '',
  ...table(['', '1 call, kB', '10 calls, kB', 'all, kB', 'instantiations', 'CPU'], sizes),
  '',
  'Goals for ours: 11.5, –, 15.2, 1,500, 1.20 ×.',
  '',
  '## A thousand calls meet an expired token',
  '',
  'Together, and spread over 60 ms. The server rotates refresh tokens and forgives the one before. Goal: one refresh, no failed call.',
  '',
  ...table(['', 'refreshes, together', 'failed', 'refreshes, spread', 'failed'], storms),
  '',
  '## What becomes of a value in the query',
  '',
  `\`a\` is given as the value in the head; "yes" where ${QUERY_FORMS.map(([value, query]) => `\`${value}\` ${query === null ? 'is refused' : query === '' ? 'is left out' : `gives \`${query}\``}`).join(', ')}. Else what is sent.`,
  '',
  ...table(['', ...QUERY_FORMS.map(([value]) => `\`${value}\``)], forms),
  '',
]
await writeFile(new URL('results/client.md', import.meta.url), report.join('\n'))
console.log(report.join('\n'))
const own = sizes.find(([name]) => name === ours!.name)!
const broken = [
  Number(own[1]) > 11.5 && 'one call',
  Number(own[3]) > 15.2 && 'all calls',
  Number(own[4]!.replace(',', '')) > 1500 && 'instantiations',
  cpu.get(ours!.name)! > 1.2 && 'CPU',
  storms[0]!.slice(1).join() !== '1,0,1,0' && 'refreshes',
]
for (const what of broken) if (what) console.error(`Goal missed: ${what}.`)
