// `pnpm --filter @tarapath/bench sign-in-limits`: attacks on the sign-in and honest crowds, an hour each, played with the
// real client against the real backend with a turned clock. Written to results/sign-in-limits.md.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { ATTACKS, waited } from './sign-in-limits/attacks.ts'
import { CROWDS } from './sign-in-limits/crowds.ts'
import { openTown } from './sign-in-limits/town.ts'
import { table } from './table.ts'

const attacks: string[][] = []
for (const { who, run } of ATTACKS) {
  const town = await openTown()
  const { attacker, owner } = await run(town)
  attacks.push([who, attacker, owner])
  await town.close()
  console.log(who)
}
attacks.push(await limitOfAll())

const crowds: string[][] = []
for (const { who, run } of CROWDS) {
  const town = await openTown()
  crowds.push([who, await run(town)])
  await town.close()
  console.log(who)
}

/** 120 addresses, ten new phones each, against a limit of 1,000 messages an hour for all. */
async function limitOfAll(): Promise<string[]> {
  const town = await openTown({ codesPerHour: 1000 })
  const phone = town.newPhone()
  const home = town.newAddress()
  await town.signIn(phone, town.device(home))
  for (let address = 0; address < 120; address += 1) {
    const stranger = town.device(town.newAddress())
    for (let code = 0; code < 10; code += 1) await stranger.request(town.newPhone())
  }
  const sent = await town.messages()
  town.pass(60)
  const atHome = waited(await town.signIn(phone, town.device(home)))
  const newcomer = (await town.device(town.newAddress()).request(town.newPhone())) === 0 ? 'is let in' : 'waits'
  const alarms = town.alarms()
  await town.close()
  return [
    '120 addresses ask for codes of 1,200 phones, with a limit of 1,000 an hour for all',
    `${sent} messages, then none; alarms in the log: ${alarms}`,
    `known at home: ${atHome}; a newcomer ${newcomer} until the hour is over`,
  ]
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
writeFileSync(
  new URL('results/sign-in-limits.md', import.meta.url),
  `# What the limits of the sign-in do

Each row is an hour of turned clock, the real client against the real backend on the embedded database. "At once" is
without any wait. Measured at commit ${commit}.

## Attacks

${table(['attack', 'the attacker gets', 'the owner of the phone'], attacks).join('\n')}

## Honest crowds

${table(['who', 'what they get'], crowds).join('\n')}
`,
)
