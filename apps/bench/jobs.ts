// `pnpm --filter @tarapath/bench jobs`: the statements of the background work, counted on the embedded database.
// Written to results/jobs.md.
import { writeFileSync } from 'node:fs'
import { createClock } from '@tarapath/backend'
import { openFixture, openTestDatabase, TEST_START } from '@tarapath/backend-testing'
import { astrologers } from '@tarapath/backend/astrologers'
import { consultations } from '@tarapath/backend/consultations'
import { eq, isNotNull } from 'drizzle-orm'
import { commit } from './commit.ts'
import { table } from './table.ts'

/** Counted on commit f66821c with the same steps, when every job ran at every tick. */
const BEFORE = { idleMinute: '904', advanceOperated: '764', advanceScripted: '848' }

let statements = 0
const database = await openTestDatabase({ beforeStatement: () => void (statements += 1) })
const clock = createClock(() => TEST_START.getTime())
const fixture = await openFixture({ database, clock })
// Demo astrologers who come back meanwhile are work of their own.
await database.db.update(astrologers).set({ nextAvailableAt: null }).where(isNotNull(astrologers.nextAvailableAt))
await fixture.seconds(60)

async function countStatements(run: () => Promise<unknown>): Promise<string> {
  const before = statements
  await run()
  return String(statements - before)
}

const idleMinute = await countStatements(async () => {
  for (let second = 0; second < 60; second += 1) {
    clock.turn(1000)
    await fixture.backend.controls.tick()
  }
})
const { id } = await fixture.startedChat(await fixture.newCustomer())
const advanceScripted = await countStatements(() => fixture.seconds(180))
await database.db.update(consultations).set({ isOperated: true }).where(eq(consultations.id, id))
await fixture.seconds(1)
const advanceOperated = await countStatements(() => fixture.seconds(180))
await fixture.backend.close()

const lines = [
  '# Background work',
  '',
  `Made by \`pnpm --filter @tarapath/bench jobs\` on commit ${commit}. Statements on the embedded database, with the sandbox.`,
  '',
  ...table(
    ['what', 'goal', 'measured', 'when every job ran at every tick'],
    [
      ['an idle minute, 60 ticks', '≤ 1', idleMinute, BEFORE.idleMinute],
      ['`advance(180 s)` with one chat that a person answers', '≤ 30', advanceOperated, BEFORE.advanceOperated],
      ['`advance(180 s)` with one chat in which a script writes', '–', advanceScripted, BEFORE.advanceScripted],
    ],
  ),
  '',
]
writeFileSync(new URL('results/jobs.md', import.meta.url), lines.join('\n'))
console.log(lines.join('\n'))
