// `pnpm --filter @tarapath/bench scale [notify] [debits] [streams] [routing] [replica] [partitions]` measures the named
// parts, or all: what decides how the service grows beyond one machine. Writes results/scale.md.
import { measureParts } from './measure-parts.ts'
import { measureShares } from './scale/debits.ts'
import { measureNotifications } from './scale/notify.ts'
import { measurePartitions } from './scale/partitions.ts'
import { measureReplica } from './scale/replica.ts'
import { measureRouting } from './scale/routing.ts'
import { measureStreams } from './scale/streams.ts'

await measureParts(
  {
    notify: { title: 'Commits with a notification', measure: measureNotifications },
    debits: { title: 'Debits and the accounts of the platform', measure: measureShares },
    streams: { title: 'Open event streams', measure: measureStreams },
    routing: { title: 'Polls by a router', measure: measureRouting },
    replica: { title: 'A read replica', measure: measureReplica },
    partitions: { title: 'Postings by month', measure: measurePartitions },
  },
  {
    file: new URL('results/scale.md', import.meta.url),
    head: [
      '# What decides how the service grows',
      'Made by `pnpm --filter @tarapath/bench scale` on 2 cores, Node 24, with Postgres 15 and the load on the same cores. Candidates take turns; numbers are medians, and ratios those of adjacent rounds. Ratios hold on a loaded machine, absolute numbers do not.',
    ],
  },
)
