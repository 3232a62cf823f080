import { and, eq, isNull } from 'drizzle-orm'
import { consultations, type Consultation } from '@tarapath/backend/consultations'
import type { GstOn } from '@tarapath/backend/money'
import { createClock, type Log, type LogEntry, type TurnableClock } from '@tarapath/backend/ports'
import { takeOverAstrologer } from '@tarapath/sandbox'
import { astrologerFactory } from '../fixture/astrologers.ts'
import type { SignedInCustomer } from '../fixture/clients.ts'
import { openFixture } from '../fixture/fixture.ts'
import { TEST_ORIGIN, TEST_START, type TestBackend } from '../open-test-backend.ts'

export interface StepCustomer extends SignedInCustomer {
  /** Recharges and purchases, the oldest first. */
  payments: { txnId: string; kind: 'recharge' | 'purchase'; url: string | null }[]
  enrolments: number[]
}

/** Customers and astrologers of one story, in a backend that several stories use one after the other. */
export interface ConcurrencyFixture {
  backend: TestBackend
  clock: TurnableClock
  customers: StepCustomer[]
  astrologerIds: number[]
  newCustomer: () => Promise<StepCustomer>
  /** How many items were in stock and in orders at the first audit. */
  itemCount?: number
  /** Contradictions that a step itself found. */
  complaints: string[]
  /** Failures of background jobs. */
  failures: LogEntry[]
}

export interface ConcurrencyBackend {
  newFixture: () => Promise<ConcurrencyFixture>
  close: () => Promise<void>
}

const CUSTOMERS = 3
const ASTROLOGERS = 2
const RUPEES = 200

/** Opens one backend for many stories. */
export async function openConcurrencyBackend(gstOn: GstOn): Promise<ConcurrencyBackend> {
  const clock = createClock(() => TEST_START.getTime())
  const failures: LogEntry[] = []
  const log: Log = { write: (entry) => void (entry.level === 'error' && failures.push(entry)) }
  const { backend, newCustomer: newSignedInCustomer } = await openFixture({
    clock,
    settings: { gstOn, publicOrigin: TEST_ORIGIN },
    ports: { log },
  })
  const { db } = backend.database
  const addAstrologer = astrologerFactory(db, 30_001)

  const newCustomer = async (): Promise<StepCustomer> => ({
    ...(await newSignedInCustomer(RUPEES)),
    payments: [],
    enrolments: [],
  })

  return {
    async newFixture() {
      failures.length = 0
      const customers: StepCustomer[] = []
      for (let count = 0; count < CUSTOMERS; count += 1) customers.push(await newCustomer())
      const astrologerIds: number[] = []
      for (let count = 0; count < ASTROLOGERS; count += 1) {
        const id = await addAstrologer()
        await takeOverAstrologer(db, clock.now(), id)
        astrologerIds.push(id)
      }
      return { backend, clock, customers, astrologerIds, newCustomer, complaints: [], failures }
    },
    close: () => backend.close(),
  }
}

export async function openConsultationOf(
  { backend }: ConcurrencyFixture,
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
