import type { Db } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import { customerRoom, type EventBus } from '../ports/event-bus.ts'
import { dutyEndsAt, endDuty } from './end-duty.ts'
import { offerQueueEntries, offersDueAt } from './offer.ts'

export const createQueueJobs = (db: Db, events: EventBus) =>
  ({
    offer: {
      name: 'offer queue entries',
      dueAt: () => offersDueAt(db),
      async run(now) {
        for (const { id, customerId, astrologerId } of await offerQueueEntries(db, now))
          await events.publish(customerRoom(customerId), 'queue', { id, consultant_id: astrologerId, status: 'called' })
      },
    },
    endDuty: { name: 'end duty', dueAt: () => dutyEndsAt(db), run: (now) => endDuty(db, now) },
  }) satisfies Record<string, Job>
