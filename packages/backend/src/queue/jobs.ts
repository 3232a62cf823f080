import type { Db } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import type { EventBus } from '../ports/event-bus.ts'
import { dutyEndsAt, endDuty } from './end-duty.ts'
import { offerQueueEntries, offersDueAt } from './offer.ts'
import { publishQueueEntry } from './publish-queue-entry.ts'
import { dueOnlineAt, setDueOnline } from './set-due-online.ts'

export const createQueueJobs = (db: Db, events: EventBus) =>
  ({
    offer: {
      name: 'offer queue entries',
      dueAt: () => offersDueAt(db),
      async run(now) {
        for (const entry of await offerQueueEntries(db, now)) await publishQueueEntry(events, entry, 'called')
      },
    },
    setDueOnline: {
      name: 'set due astrologers online',
      dueAt: () => dueOnlineAt(db),
      run: (now) => setDueOnline(db, now),
    },
    endDuty: { name: 'end duty', dueAt: () => dutyEndsAt(db), run: (now) => endDuty(db, now) },
  }) satisfies Record<string, Job>
