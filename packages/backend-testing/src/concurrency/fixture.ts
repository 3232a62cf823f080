import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { and, eq, isNull } from 'drizzle-orm'
import { astrologers } from '@tarapath/backend/astrologers'
import { consultations, type Consultation } from '@tarapath/backend/consultations'
import { createClock, type TurnableClock, type Log, type LogEntry } from '@tarapath/backend/ports'
import { sitDown } from '@tarapath/sandbox'
import type { GstOn } from '@tarapath/backend/money'
import { openTestBackend, TEST_ORIGIN, TEST_START, type TestBackend, type TestCustomer } from '../index.ts'

export interface Somebody extends TestCustomer {
  client: Client
  /** Recharges and purchases that were begun, the oldest first. */
  payments: { txnId: string; kind: 'recharge' | 'purchase'; url: string | null }[]
  /** Seats that were held. */
  enrolments: number[]
}

/** Some customers and astrologers whom nobody else meets, in a backend that stories use one after the other. */
export interface Crowd {
  backend: TestBackend
  clock: TurnableClock
  people: Somebody[]
  astrologerIds: number[]
  newcomer: () => Promise<Somebody>
  /** How many things were on the shelves and in orders when somebody first counted. */
  things?: number
  /** What an act itself found to be untrue. */
  complaints: string[]
  /** What went wrong in the background. */
  failures: LogEntry[]
}

const PEOPLE = 3
const ASTROLOGERS = 2

/** Opens the backend; each call of the answer gathers another crowd in it. */
export async function openCrowds(gstOn: GstOn): Promise<{ gather: () => Promise<Crowd>; close: () => Promise<void> }> {
  const clock = createClock(() => TEST_START.getTime())
  const failures: LogEntry[] = []
  const log: Log = { write: (entry) => void (entry.level === 'error' && failures.push(entry)) }
  const backend = await openTestBackend({ clock, settings: { gstOn, publicOrigin: TEST_ORIGIN }, ports: { log } })
  const { db } = backend.database
  let lastAstrologer = 30_000

  async function newcomer(): Promise<Somebody> {
    const customer = await backend.newCustomer({ paise: 200_00 })
    const storage = memoryStorage({ access: customer.access, refresh: customer.refresh })
    const client = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage, retry: 0 })
    return { ...customer, client, payments: [], enrolments: [] }
  }

  async function newAstrologer(): Promise<number> {
    const id = (lastAstrologer += 1)
    await db.insert(astrologers).values({
      id,
      name: `Acharya ${id}`,
      gender: 'female',
      about: 'For tests.',
      experienceYears: 12,
      pricePerMinutePaise: 1500,
      availability: 'online',
      persona: 'quick',
      replyLanguage: 'english',
    })
    await sitDown(db, clock.now(), id)
    return id
  }

  return {
    async gather() {
      failures.length = 0
      const people: Somebody[] = []
      for (let count = 0; count < PEOPLE; count += 1) people.push(await newcomer())
      const astrologerIds: number[] = []
      for (let count = 0; count < ASTROLOGERS; count += 1) astrologerIds.push(await newAstrologer())
      return { backend, clock, people, astrologerIds, newcomer, complaints: [], failures }
    },
    close: () => backend.close(),
  }
}

export async function openConsultationOf(
  { backend }: Crowd,
  who: { customerId: number } | { astrologerId: number },
): Promise<Consultation | null> {
  const side =
    'customerId' in who
      ? eq(consultations.customerId, who.customerId)
      : eq(consultations.astrologerId, who.astrologerId)
  const [open] = await backend.database.db
    .select()
    .from(consultations)
    .where(and(side, isNull(consultations.endedAt)))
  return open ?? null
}
