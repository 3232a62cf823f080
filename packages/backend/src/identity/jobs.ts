import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { secondsAfter, type Job } from '../jobs/job.ts'
import { smsOutbox } from '../ports/sms-sender/tables.ts'
import { deleteExpiredCodes } from './one-time-code.ts'
import { deleteExpiredSignIns } from './sign-in.ts'
import { accessTokens, otpChallenges, refreshTokens, signIns, verificationTokens } from './tables.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Ids are given out in the order of time, so the first row is the oldest. */
const OLDEST = sql`least(
  (select ${otpChallenges.createdAt} from ${otpChallenges} order by ${otpChallenges.id} limit 1),
  (select min(${verificationTokens.expiresAt}) from ${verificationTokens}),
  (select ${smsOutbox.createdAt} from ${smsOutbox} order by ${smsOutbox.id} limit 1))`

export const createIdentityJobs = (db: Db) =>
  ({
    deleteExpiredCodes: {
      name: 'delete expired codes',
      everySeconds: 600,
      dueAt: () => secondsAfter(OLDEST, DAY_SECONDS),
      run: (now) => deleteExpiredCodes(db, now),
    },
    deleteExpiredSignIns: {
      name: 'delete expired sign-ins',
      everySeconds: 600,
      dueAt: () => sql`least(
        (select min(${accessTokens.expiresAt}) from ${accessTokens}),
        (select min(${refreshTokens.expiresAt}) from ${refreshTokens}),
        (select min(${signIns.expiresAt}) from ${signIns}))`,
      run: (now) => deleteExpiredSignIns(db, now),
    },
  }) satisfies Record<string, Job>
