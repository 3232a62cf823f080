import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { whileThereIs, type Job } from '../jobs/job.ts'
import { liveRoom } from '../ports/event-bus.ts'
import type { Ports } from '../ports/ports.ts'
import { cancelMissedLiveStreams, missedAt } from './announced-live-streams.ts'
import { endStreamsWithoutCamera } from './cameras.ts'
import { endStreamsOfSuspended, streamsOfSuspended } from './end-of-suspended.ts'
import { isHosted } from './list-live-streams.ts'
import { liveStreams } from './tables.ts'
import { tellEnded } from './tell-ended.ts'
import { countViewers, viewersDueAt } from './viewers.ts'

export const createLiveJobs = (db: Db, { events, live }: Pick<Ports, 'events' | 'live'>) =>
  ({
    endWithoutCamera: {
      name: 'end live streams without camera',
      everySeconds: 5,
      dueAt: () => whileThereIs(sql`select 1 from ${liveStreams} where ${isHosted}`),
      async run(now) {
        for (const { id } of await endStreamsWithoutCamera(db, now, live)) await tellEnded({ events, live }, id)
      },
    },
    endOfSuspended: {
      name: 'end live streams of suspended astrologers',
      dueAt: () => whileThereIs(streamsOfSuspended()),
      async run(now) {
        for (const id of await endStreamsOfSuspended(db, now)) await tellEnded({ events, live }, id)
      },
    },
    cancelMissed: {
      name: 'cancel live streams that did not start',
      dueAt: missedAt,
      async run(now) {
        for (const id of await cancelMissedLiveStreams(db, now))
          await events.publish(liveRoom(id), 'status', { status: 'ended' })
      },
    },
    countViewers: {
      name: 'count viewers',
      everySeconds: 5,
      dueAt: viewersDueAt,
      run: (now) => countViewers(db, now, events),
    },
  }) satisfies Record<string, Job>
