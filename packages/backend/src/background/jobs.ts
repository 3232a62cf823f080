import type { Db } from '../database/db.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import { actOut } from '../people/act-out.ts'
import { answerPhones } from '../people/answer-phones.ts'
import { cutLines, hearLines } from '../rules/calls/keep-lines.ts'
import { forgetOldAttachments } from '../rules/consultations/attachments.ts'
import { forgetOldLogs } from '../rules/diagnostics/keep-log.ts'
import { forgetOldCodes } from '../rules/one-time-code.ts'
import { announceShows, runShows } from '../rules/live/keep-programme.ts'
import { countViewers } from '../rules/live/viewers.ts'
import { endDeserted } from '../rules/live/watch-cameras.ts'
import { offerPlaces } from '../rules/queue/offer.ts'
import { releaseLapsedSeats } from '../rules/courses/seat.ts'
import { settleDue } from '../rules/payments/settle-payment.ts'
import { forgetOldTokens } from '../rules/sign-in.ts'
import { forgetOldStaffSessions } from '../rules/staff-sessions.ts'
import { forgetOldTurns } from '../rules/turns.ts'
import { customerRoom, liveRoom } from '../ports/event-bus.ts'
import { channelOf } from '../ports/live-transport.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'
import type { CustomerMemory } from '../rules/customer-memory.ts'
import { HEARD_EVERY_SECONDS } from '../rules/consultations/lifecycle.ts'
import { LIFE_SIGN_SECONDS, showLife } from '../rules/consultations/outages.ts'
import { settleAll } from '../rules/consultations/settle.ts'
import { welcomeBack } from '../rules/astrologers/availability.ts'
import { endDuty } from '../rules/astrologers/keep-hours.ts'

interface Work {
  db: Db
  now: Date
  ports: Ports
  settings: Settings
  memory: CustomerMemory
}

/** Done at every tick, or every so many seconds, one after the other. Another process may tick the same database at the same time. */
export interface Job {
  name: string
  everySeconds?: number
  run: (work: Work) => Promise<void>
}

async function forget({ db, now }: Work): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldCodes(db, now)
  await forgetOldTokens(db, now)
  await forgetOldStaffSessions(db, now)
  await forgetOldLogs(db, now)
  await forgetOldTurns(db, now)
  await forgetOldAttachments(db, now)
}

async function callNext({ db, now, ports }: Work): Promise<void> {
  for (const { id, customerId, astrologerId } of await offerPlaces(db, now))
    await ports.events.publish(customerRoom(customerId), 'queue', { id, consultant_id: astrologerId, status: 'called' })
}

async function endShowsWithoutCamera({ db, now, ports }: Work): Promise<void> {
  for (const { id } of await endDeserted(db, now, ports.live)) {
    await ports.live.end(channelOf(id))
    await ports.events.publish(liveRoom(id), 'status', { status: 'ended' })
  }
}

export const jobs: readonly Job[] = [
  // First, so that what follows knows for how long nobody was there.
  { name: 'show life', everySeconds: LIFE_SIGN_SECONDS, run: ({ db, now }) => showLife(db, now) },
  { name: 'settle payments', run: ({ db, now, ports }) => settleDue(db, now, ports) },
  { name: 'give seats back', everySeconds: 30, run: ({ db, now }) => releaseLapsedSeats(db, now) },
  { name: 'forget what is over', everySeconds: 600, run: forget },
  {
    name: 'write down who was heard',
    everySeconds: HEARD_EVERY_SECONDS,
    run: ({ memory }) => memory.writeDownHeard(),
  },
  // Before consultations are settled: a line may have been down for long when nobody was here to hear it.
  { name: 'hear lines', run: ({ db, now, ports }) => hearLines(db, now, ports.calls, ports.log) },
  { name: 'settle consultations', run: ({ db, now, ports }) => settleAll(db, now, ports.log) },
  { name: 'let scripted astrologers act', run: ({ db, now, ports }) => actOut(db, now, ports.log) },
  { name: 'answer handsets', run: ({ db, now, ports }) => answerPhones(db, now, ports.log) },
  { name: 'cut lines', run: ({ db, now, ports }) => cutLines(db, now, ports.calls, ports.log) },
  { name: 'offer places in line', run: callNext },
  { name: 'announce shows', everySeconds: 60, run: ({ db, now, ports }) => announceShows(db, now, ports.live) },
  { name: 'run shows', run: ({ db, now, ports }) => runShows(db, now, ports.live) },
  { name: 'watch cameras', everySeconds: 5, run: endShowsWithoutCamera },
  { name: 'count viewers', everySeconds: 5, run: ({ db, now, ports }) => countViewers(db, now, ports.events) },
  { name: 'welcome astrologers back', run: ({ db, now }) => welcomeBack(db, now) },
  { name: 'send astrologers off duty', run: ({ db, now }) => endDuty(db, now) },
]
