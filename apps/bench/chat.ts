// `node chat.ts` measures what a long conversation costs on the main thread and writes results/chat.md.
// `node chat.ts <path of another src/chat.ts>` measures that one too, in turn, and only prints.
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as here from '@tarapath/session-engine/chat'
import { commit } from './commit.ts'
import { chatCosts, type Chat } from './engine/chat-costs.ts'
import { table } from './table.ts'

const ROWS = [100, 1000, 10_000]
const ROUNDS = 5
const [otherPath] = process.argv.slice(2)
const stores: [name: string, chat: Chat][] = [['', here]]
if (otherPath) stores.push(['other: ', (await import(pathToFileURL(resolve(otherPath)).href)) as Chat])

const measured = new Map<string, number[][]>()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [store, chat] of stores) {
    for (const [column, rows] of ROWS.entries()) {
      for (const [name, ms] of Object.entries(await chatCosts(chat, rows))) {
        const row = measured.get(store + name) ?? ROWS.map(() => [])
        measured.set(store + name, row)
        row[column]?.push(ms)
      }
    }
  }
}

const report = [
  '# A long conversation',
  '',
  `Made by \`pnpm --filter @tarapath/bench chat\` on commit ${commit}, 2 cores, Node ${process.versions.node.split('.')[0]}: milliseconds on the main thread, without the network and without drawing, from the timer or the tap until the rows are there. The shortest of ${ROUNDS} rounds, because other processes disturb the longer ones, and in each the median of 41 times. Processes waiting for the two cores meanwhile: ${loadavg()[0]?.toFixed(0)}.`,
  '',
  'Goals at 10,000 messages: 0.5 ms for a poll that brings nothing, 1.5 ms for a new message of either side.',
  '',
  ...table(
    ['', ...ROWS.map((rows) => `${rows.toLocaleString('en')} messages`)],
    [...measured].map(([name, columns]) => [name, ...columns.map((times) => Math.min(...times).toFixed(3))]),
  ),
  '',
].join('\n')
if (!otherPath) await writeFile(new URL('results/chat.md', import.meta.url), report)
console.log(report)
