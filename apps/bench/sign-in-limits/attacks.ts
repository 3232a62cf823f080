import type { Device, Town } from './town.ts'

const TOKEN = 'the-token-of-the-owner-0123456789'
const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000')
export const waited = (seconds: number | null): string =>
  seconds === null ? '**not in**' : seconds === 0 ? 'in at once' : `in after ${seconds} s`

/** Who does what for an hour, and what the attacker and the owner of the phone get. */
export interface Scene {
  who: string
  run: (town: Town) => Promise<{ attacker: string; owner: string }>
}

/** Strangers ask for codes of one phone for an hour, each as soon as it may, once a minute at most. */
async function bombard(town: Town, phone: string, strangers: readonly Device[]): Promise<void> {
  for (let minute = 0; minute < 60; minute += 1) {
    for (const stranger of strangers) await stranger.request(phone)
    town.pass(60)
  }
}

const devices = (town: Town, count: number): Device[] =>
  Array.from({ length: count }, () => town.device(town.newAddress()))

export const ATTACKS: readonly Scene[] = [
  {
    who: 'a stranger asks for codes of one phone, from one address',
    async run(town) {
      const phone = town.newPhone()
      await bombard(town, phone, devices(town, 1))
      const attacker = `${await town.messagesTo(phone)} messages to the phone`
      return { attacker, owner: waited(await town.signIn(phone, town.device(town.newAddress()))) }
    },
  },
  {
    who: 'the same from 40 addresses; the owner signed in at home before',
    async run(town) {
      const phone = town.newPhone()
      const home = town.newAddress()
      await town.signIn(phone, town.device(home))
      town.pass(120)
      const before = await town.messagesTo(phone)
      await bombard(town, phone, devices(town, 40))
      const attacker = `${(await town.messagesTo(phone)) - before} messages to the phone`
      const atHome = waited(await town.signIn(phone, town.device(home)))
      await bombard(town, phone, devices(town, 40))
      const away = waited(await town.signIn(phone, town.device(town.newAddress())))
      return { attacker, owner: `at home ${atHome}, elsewhere ${away}` }
    },
  },
  {
    who: '1,000 guesses from 1,000 addresses at a live code of our website',
    async run(town) {
      const phone = town.newPhone()
      const owner = town.device(town.newAddress(), TOKEN)
      await owner.request(phone)
      return { attacker: await guess(town, phone, 1000), owner: await enterLast(town, phone, owner) }
    },
  },
  {
    who: 'the same at a code of a client without request tokens',
    async run(town) {
      const phone = town.newPhone()
      const owner = town.device(town.newAddress())
      await owner.request(phone)
      return { attacker: await guess(town, phone, 1000), owner: await enterLast(town, phone, owner) }
    },
  },
  {
    who: 'from 40 addresses: ask for codes of one phone, and guess as often as allowed',
    async run(town) {
      const phone = town.newPhone()
      const strangers = devices(town, 40)
      let compared = 0
      for (let minute = 0; minute < 60; minute += 1) {
        for (const stranger of strangers)
          if ((await stranger.request(phone)) === 0) {
            const wrong = wrongFor(await town.backend.codeSentTo(phone))
            for (let tries = 0; tries < 5; tries += 1)
              if ((await stranger.enter(phone, wrong)) === 'wrong') compared += 1
          }
        town.pass(60)
      }
      const attacker = `${compared} guesses compared, one in ${Math.round(1e6 / compared).toLocaleString('en')} succeeds`
      return { attacker, owner: waited(await town.signIn(phone, town.device(town.newAddress(), TOKEN))) }
    },
  },
  {
    who: 'one address asks for codes of ever new phones',
    async run(town) {
      const stranger = town.device(town.newAddress())
      for (let second = 0; second < 3600;) {
        const wait = Math.max(1, await stranger.request(town.newPhone()))
        town.pass(wait)
        second += wait
      }
      const owner = waited(await town.signIn(town.newPhone(), town.device(town.newAddress())))
      return { attacker: `${await town.messages()} messages in the hour`, owner }
    },
  },
]

async function guess(town: Town, phone: string, count: number): Promise<string> {
  const wrong = wrongFor(await town.backend.codeSentTo(phone))
  const answers = []
  for (const stranger of devices(town, count)) answers.push(await stranger.enter(phone, wrong))
  return `${answers.filter((answer) => answer === 'wrong').length} guesses compared`
}

async function enterLast(town: Town, phone: string, owner: Device): Promise<string> {
  return (await owner.enter(phone, await town.backend.codeSentTo(phone))) === 'in' ? 'in at once' : '**not in**'
}
