import type { Db } from '../database/db.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'

export interface Work {
  db: Db
  now: Date
  ports: Ports
  settings: Settings
}

/** Done at every tick, one after the other. Another process may tick the same database at the same time. */
export interface Job {
  name: string
  run: (work: Work) => Promise<void>
}

export const jobs: readonly Job[] = [
  { name: 'forget old idempotency keys', run: ({ db, now }) => forgetOldKeys(db, now) },
]
