import { createClient, isApiError, memoryStorage, type Client } from '@tarapath/api-client'
import { getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { astrologers, type Availability, type Persona } from '@tarapath/backend/astrologers'
import type { BackendOptions } from '@tarapath/backend'
import { openTestBackend, TEST_ORIGIN, type TestBackend, type TestCustomer } from './open-test-backend.ts'

export interface Person extends TestCustomer {
  client: Client
}

/** Customers, astrologers and chats for tests, over one backend. Nobody of one test meets anybody of another. */
export interface ConsultationWorld {
  backend: TestBackend
  newCustomer: (rupees?: number) => Promise<Person>
  /** Somebody at ₹15 a minute. */
  newAstrologer: (persona?: Persona, availability?: Availability) => Promise<number>
  /** A chat that both sides have picked up. */
  startedChat: (customer: Person) => Promise<{ id: number; astrologerId: number }>
  seconds: (count: number) => Promise<void>
  /** Turns the clock to so many seconds after the start of the customer's chat. */
  runUntil: (customer: Person, secondsAfterStart: number) => Promise<void>
}

export async function openConsultationWorld(options: Partial<BackendOptions> = {}): Promise<ConsultationWorld> {
  const backend = await openTestBackend(options)
  let lastAstrologer = 9000

  const seconds = (count: number) => backend.controls.clock.advance(count * 1000)

  async function newAstrologer(persona: Persona = 'quick', availability: Availability = 'online') {
    const id = (lastAstrologer += 1)
    await backend.database.db.insert(astrologers).values({
      id,
      name: 'Acharya Meera',
      gender: 'female',
      about: 'For tests.',
      experienceYears: 12,
      pricePerMinutePaise: 2000,
      discountedPricePerMinutePaise: 1500,
      availability,
      persona,
      replyLanguage: 'english',
    })
    return id
  }

  return {
    backend,
    seconds,
    newAstrologer,
    async newCustomer(rupees = 500) {
      const customer = await backend.newCustomer({ paise: rupees * 100 })
      const storage = memoryStorage({ access: customer.access, refresh: customer.refresh })
      return { ...customer, client: createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage, retry: 0 }) }
    },
    async startedChat({ client }) {
      const astrologerId = await newAstrologer()
      const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologerId })
      await startChat(client, { consultation_id: id })
      for (let waited = 0; waited < 8; waited += 1) {
        await seconds(1)
        if ((await getOngoingStatus(client)).ongoing_data?.status === 'in_progress') return { id, astrologerId }
      }
      throw new Error('Nobody picked up.')
    },
    async runUntil({ client }, secondsAfterStart) {
      const { ongoing_data } = await getOngoingStatus(client)
      const due = Date.parse(ongoing_data!.start_datetime!) + secondsAfterStart * 1000
      await backend.controls.clock.advance(due - backend.controls.clock.now().getTime())
    },
  }
}

/** The answer to a call that had to be refused. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number; body: Record<string, unknown> }> {
  const failure = await call.then(
    () => new Error('It was not refused.'),
    (reason: unknown) => reason,
  )
  if (!isApiError(failure)) throw failure
  return { status: failure.status!, body: failure.body as Record<string, unknown> }
}
