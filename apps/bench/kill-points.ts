// Kills the backend's process before every statement of every money scenario, again and again with other amounts, and
// checks the books after each death: `node kill-points.ts [how many deaths, 10000 by default]`, on the embedded database
// or, with TEST_DATABASE=postgres, on a Postgres of its own.
import { writeFileSync } from 'node:fs'
import { crashAtEveryStatement, openCrashFixture, prepareDatabases, scenarios } from '@tarapath/backend-testing/crash'

const wanted = Number(process.argv[2] ?? 10_000)
const killed = new Map(scenarios.map(({ name }) => [name, 0]))
const total = () => [...killed.values()].reduce((sum, count) => sum + count, 0)
const startedAt = performance.now()
const stopDatabases = await prepareDatabases()

for (let round = 0; total() < wanted; round += 1) {
  // A database of its own for each round: old customers would only make the checks slower.
  const fixture = await openCrashFixture()
  for (const scenario of scenarios) {
    const count = await crashAtEveryStatement(fixture, scenario, { round })
    killed.set(scenario.name, killed.get(scenario.name)! + count)
    console.log(`Round ${round + 1}, ${scenario.name}: ${count} deaths, ${total()} in all.`)
  }
  await fixture.close()
}

stopDatabases?.()

const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
writeFileSync(
  new URL('results/kill-points.md', import.meta.url),
  `# Deaths of the process in the middle of money

Each is a process that stops before one statement; a new one starts on what is left, and the customer goes on with the
same keys. After each: no paisa lost or doubled, every balance is what its postings add up to, all of them add up to zero.

| scenario | deaths survived |
| --- | ---: |
${[...killed].map(([name, count]) => `| ${name} | ${count} |`).join('\n')}
| **all** | **${total()}** |

2 cores, Node 24, ${stopDatabases ? 'Postgres' : 'the embedded database'}, ${minutes} minutes.
`,
)
