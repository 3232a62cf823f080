import { createClient, isApiError, memoryStorage } from '@tarapath/api-client'
import { requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import { createClock } from '@tarapath/backend'
import { smsOutbox, type LogEntry } from '@tarapath/backend/ports'
import { openTestBackend, TEST_START } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'

/** A device behind an address. A stranger may have a client without request tokens. */
export interface Device {
  /** Seconds to wait, or 0 when a code is on its way. */
  request: (phone: string) => Promise<number>
  /** What became of the code: in, wrong, or refused without a comparison. */
  enter: (phone: string, code: string) => Promise<'in' | 'wrong' | 'refused'>
}

/** A backend with its clock turned by hand, and people who sign in. */
export async function openTown({ codesPerHour = 3000 } = {}) {
  const clock = createClock(() => TEST_START.getTime())
  const lines: LogEntry[] = []
  const log = { write: (line: LogEntry) => void lines.push(line) }
  const backend = await openTestBackend({ clock, ports: { log }, settings: { codesPerHour } })
  const { db } = backend.database
  let phones = 9_300_000_000
  let addresses = 0

  function device(ip: string, requestToken?: string): Device {
    const api = createClient({
      baseUrl: 'http://tarapath.test',
      storage: memoryStorage(),
      retry: 0,
      fetch: (input, init) => backend.fetch(new Request(input, init), undefined, { ip }),
    })
    const bound = requestToken === undefined ? {} : { request_token: requestToken }
    return {
      request: (phone_number) =>
        requestLoginOtp(api, { phone_number, ...bound }).then(
          () => 0,
          (error: unknown) => {
            if (isApiError(error) && error.status === 429) return error.retryAfter ?? 0
            throw error
          },
        ),
      enter: (phone_number, otp_key) =>
        verifyLoginOtp(api, { phone_number, otp_key, ...bound }).then(
          () => 'in',
          (error: unknown) => {
            if (!isApiError(error)) throw error
            return error.status === 400 && JSON.stringify(error.body).includes('Incorrect') ? 'wrong' : 'refused'
          },
        ),
    }
  }

  /** Asks until a code comes, then enters it. Returns the seconds that it took, or null after ten minutes. */
  async function signIn(phone: string, on: Device): Promise<number | null> {
    let seconds = 0
    while (seconds <= 600) {
      const wait = await on.request(phone)
      if (wait === 0) return (await on.enter(phone, await backend.codeSentTo(phone))) === 'in' ? seconds : null
      clock.turn(wait * 1000)
      seconds += wait
    }
    return null
  }

  return {
    backend,
    device,
    signIn,
    newPhone: () => `+91${phones++}`,
    newAddress: () => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
    /** Turns the clock. */
    pass: (seconds: number) => clock.turn(seconds * 1000),
    messagesTo: (phone: string) => db.$count(smsOutbox, eq(smsOutbox.phone, phone)),
    messages: () => db.$count(smsOutbox),
    alarms: () => lines.filter(({ event }) => event === 'limit of one-time codes reached').length,
    close: () => backend.close(),
  }
}

export type Town = Awaited<ReturnType<typeof openTown>>
