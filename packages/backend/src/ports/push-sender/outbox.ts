import { lte } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { base64Url } from '../../secrets/secrets.ts'
import type { Clock } from '../clock.ts'
import type { PushSender } from '../push-sender.ts'
import { pushKey, pushOutbox } from './tables.ts'

/** Keeps messages in a table instead of sending them; the developer console and the tests read them there. */
export function createPushOutbox(db: Db, clock: Clock): PushSender {
  return {
    publicKey: () => storedKey(db),
    async send({ endpoint }, { title, body, path }) {
      await db.insert(pushOutbox).values({ endpoint, title, body, path, createdAt: clock.now() })
    },
  }
}

export async function deleteOldPushes(db: Db, before: Date): Promise<void> {
  await db.delete(pushOutbox).where(lte(pushOutbox.createdAt, before))
}

/** Browsers subscribe with a real key only, although nothing is signed with this one: its private half is not kept. */
async function storedKey(db: Db): Promise<string> {
  const [known] = await db.select().from(pushKey)
  if (known) return known.publicKey
  await db
    .insert(pushKey)
    .values({ id: 1, publicKey: await newPublicKey() })
    .onConflictDoNothing()
  return storedKey(db)
}

async function newPublicKey(): Promise<string> {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  return base64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
}
