import { lte } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { smsOutbox } from './tables.ts'
import type { Clock } from '../clock.ts'
import type { SmsSender } from '../sms-sender.ts'

/** Keeps messages in a table instead of sending them; the developer console and the tests read them there. */
export function createSmsOutbox(db: Db, clock: Clock): SmsSender {
  return {
    async send({ phone, template, text }) {
      await db.insert(smsOutbox).values({ phone, template, text, createdAt: clock.now() })
    },
  }
}

export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await db.delete(smsOutbox).where(lte(smsOutbox.createdAt, before))
}
