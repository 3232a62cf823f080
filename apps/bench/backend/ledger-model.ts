import { astrologerAccount, customerAccount, InsufficientBalance, PLATFORM, post } from '@tarapath/backend/ledger'
import { openPostgres } from '@tarapath/backend/postgres'
import { sql } from 'drizzle-orm'
import { expectBalanced } from './ledger.ts'
import { newDatabase } from './new-database.ts'

const LANES = 10
const CUSTOMERS_OF_A_LANE = 20
const ASTROLOGERS = 5

interface Step {
  cause: string
  kind: 'recharge' | 'minute' | 'tip' | 'refund'
  lines: { account: string; paise: number }[]
}
type Outcome = 'posted' | 'repeated' | 'refused' | 'contradicted'

export type ModelResult = Record<Outcome, number>

/**
 * Posts random steps to the ledger and to a simple model. The ledger's answer is compared after each step, and every
 * balance at the end. Lanes run concurrently and share only accounts that may be overdrawn.
 */
export async function compareWithModel(serverUrl: string, steps: number, seed = 20_261_121): Promise<ModelResult> {
  const database = await openPostgres(await newDatabase(serverUrl, 'bench_model'), {
    connections: LANES,
    isPatient: true,
  })
  const total: ModelResult = { posted: 0, repeated: 0, refused: 0, contradicted: 0 }
  const balances = new Map<string, number>()

  async function live(lane: number): Promise<void> {
    const random = randomNumbers(seed + lane)
    const posted = new Map<string, string>()
    let last: Step | undefined
    for (let at = 0; at < steps / LANES; at += 1) {
      const step: Step = last && random() < 0.1 ? again(last, random) : newStep(lane, at, random)
      last = step
      const expected = expect(step, balances, posted)
      const answered = await post(database.db, new Date(), { ...step, title: 'A step' }).then(
        (isNew): Outcome => (isNew ? 'posted' : 'repeated'),
        (failure: unknown): Outcome => {
          if (failure instanceof InsufficientBalance) return 'refused'
          if (failure instanceof Error && failure.message.includes('with other lines')) return 'contradicted'
          throw failure
        },
      )
      if (answered !== expected) throw new Error(`${step.cause}: ${answered} and not ${expected}.`)
      total[answered] += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => live(lane)))

  const kept = (await database.db.execute(sql`select id, balance_paise::float8 as paise from accounts`)) as unknown as {
    id: string
    paise: number
  }[]
  for (const { id, paise } of kept)
    if ((balances.get(id) ?? 0) !== paise) throw new Error(`${id} holds ${paise} and not ${balances.get(id)}.`)
  const opened = new Set(kept.map(({ id }) => id))
  for (const [id, paise] of balances) if (paise !== 0 && !opened.has(id)) throw new Error(`${id} is missing.`)
  await expectBalanced(database)
  await database.close()
  return total
}

/** The model: plain sums and a list of posted causes. */
function expect({ cause, lines }: Step, balances: Map<string, number>, posted: Map<string, string>): Outcome {
  const said = JSON.stringify(lines)
  if (posted.has(cause)) return posted.get(cause) === said ? 'repeated' : 'contradicted'
  const isShort = lines.some(
    ({ account, paise }) => account.startsWith('customer:') && (balances.get(account) ?? 0) + paise < 0,
  )
  if (isShort) return 'refused'
  for (const { account, paise } of lines) balances.set(account, (balances.get(account) ?? 0) + paise)
  posted.set(cause, said)
  return 'posted'
}

/** Repeats a step, or its cause with another amount. */
function again(step: Step, random: () => number): Step {
  if (random() < 0.7) return step
  return { ...step, lines: step.lines.map(({ account, paise }) => ({ account, paise: paise * 2 })) }
}

function newStep(lane: number, at: number, random: () => number): Step {
  const kind = (['recharge', 'minute', 'minute', 'tip', 'refund'] as const)[Math.floor(random() * 5)]!
  const paise = 2 + Math.floor(random() * 50_000)
  const customer = customerAccount(lane * CUSTOMERS_OF_A_LANE + Math.floor(random() * CUSTOMERS_OF_A_LANE) + 1)
  const astrologer = astrologerAccount(Math.floor(random() * ASTROLOGERS) + 1)
  const share = Math.floor(paise / 2)
  const lines = {
    recharge: [
      { account: PLATFORM.gateway, paise: -paise - 18 },
      { account: PLATFORM.gst, paise: 18 },
      { account: customer, paise },
    ],
    minute: [
      { account: customer, paise: -paise },
      { account: astrologer, paise: share },
      { account: PLATFORM.revenue, paise: paise - share },
    ],
    tip: [
      { account: customer, paise: -paise },
      { account: astrologer, paise },
    ],
    refund: [
      { account: PLATFORM.revenue, paise: -paise },
      { account: customer, paise },
    ],
  }[kind]
  return { cause: `${kind}:${lane}:${at}`, kind, lines }
}

/** Mulberry32, a seeded random number generator. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
