import type { Town } from './town.ts'
import { waited } from './attacks.ts'

/** Honest people, and what they get. */
export interface Crowd {
  who: string
  run: (town: Town) => Promise<string>
}

const TOKEN = 'the-token-of-the-owner-0123456789'

export const CROWDS: readonly Crowd[] = [
  {
    who: '600 customers an hour behind the address of one carrier, of whom 60 never enter their code',
    async run(town) {
      const address = town.newAddress()
      const times: (number | null)[] = []
      for (let customer = 0; customer < 600; customer += 1) {
        const device = town.device(address)
        if (customer % 10 === 0) await device.request(town.newPhone())
        else times.push(await town.signIn(town.newPhone(), device))
        town.pass(6)
      }
      return summary(times)
    },
  },
  {
    who: '80 people in one hall, all within a minute, who enter the code after half a minute',
    async run(town) {
      const address = town.newAddress()
      const waiting = Array.from({ length: 80 }, (_, at) => ({ at, phone: town.newPhone(), next: at % 60, code: -1 }))
      const times: number[] = []
      for (let second = 0; second < 600 && times.length < waiting.length; second += 1) {
        for (const person of waiting) {
          const device = town.device(address)
          if (
            person.code === second &&
            (await device.enter(person.phone, await town.backend.codeSentTo(person.phone))) === 'in'
          )
            times.push(second - 30 - (person.at % 60))
          if (person.code !== -1 || person.next !== second) continue
          const wait = await device.request(person.phone)
          if (wait === 0) person.code = second + 30
          else person.next = second + wait
        }
        town.pass(1)
      }
      return summary([...times, ...Array<null>(waiting.length - times.length).fill(null)])
    },
  },
  {
    who: 'a customer whose first four messages do not arrive',
    async run(town) {
      const phone = town.newPhone()
      const device = town.device(town.newAddress(), TOKEN)
      let seconds = 0
      for (let lost = 0; lost < 4; lost += 1) {
        await device.request(phone)
        const wait = await device.request(phone)
        town.pass(wait)
        seconds += wait
      }
      const last = await town.signIn(phone, device)
      return waited(last === null ? null : seconds + last)
    },
  },
  {
    who: 'a customer who leaves the Wi-Fi between the message and the code',
    async run(town) {
      const phone = town.newPhone()
      await town.device(town.newAddress(), TOKEN).request(phone)
      const moved = town.device(town.newAddress(), TOKEN)
      return (await moved.enter(phone, await town.backend.codeSentTo(phone))) === 'in' ? 'in at once' : '**not in**'
    },
  },
]

function summary(times: readonly (number | null)[]): string {
  const known = times.filter((time) => time !== null)
  const longest = Math.max(0, ...known)
  return `${known.length} of ${times.length} in, ${known.filter((time) => time === 0).length} at once, the slowest ${waited(longest)}`
}
