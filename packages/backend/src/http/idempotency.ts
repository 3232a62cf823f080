import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { idempotencyKeys } from './tables.ts'
import { sha256 } from '../secrets/secrets.ts'
import { DomainError } from '../errors.ts'
import type { RawInput } from './read-input.ts'

export const LIFETIME_SECONDS = 48 * 60 * 60

export interface StoredReply {
  status: number
  body: string
}

export interface IdempotentRequest {
  /** The caller who owns the key. */
  scope: string
  key: string
  hash: string
}

export async function createIdempotentRequest(
  scope: string,
  key: string,
  endpoint: string,
  input: RawInput,
): Promise<IdempotentRequest> {
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new DomainError('bad_idempotency_key', 'The Idempotency-Key must be 1 to 255 printable characters.')
  return { scope, key, hash: await hashOfInput(endpoint, input) }
}

/** Files are hashed by their content. */
async function hashOfInput(endpoint: string, input: RawInput): Promise<string> {
  const files: Blob[] = []
  const text = JSON.stringify([endpoint, input], (_, value: unknown) =>
    value instanceof Blob ? { file: files.push(value) } : value,
  )
  const contents = await Promise.all(files.map(async (file) => sha256(new Uint8Array(await file.arrayBuffer()))))
  return sha256([text, ...contents].join('\n'))
}

/**
 * Runs once for a key, in one transaction with the effect. A second request waits at the primary key until the first is
 * done, then gets the same reply; an error rolls the key back, so that the request may be repeated.
 */
export async function runIdempotently(
  db: Db,
  now: Date,
  request: IdempotentRequest,
  run: () => Promise<StoredReply>,
): Promise<StoredReply> {
  const { scope, key, hash } = request
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash: hash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length === 0) {
    const earlier = await findStoredReply(db, request)
    if (earlier) return earlier
    throw new DomainError('in_flight', 'The same request is still being answered. Try again in a moment.')
  }
  const reply = await run()
  await db.update(idempotencyKeys).set(reply).where(rowOf(request))
  return reply
}

/** The earlier reply under this key, if there is one. */
export async function findStoredReply(db: Db, request: IdempotentRequest): Promise<StoredReply | null> {
  const [earlier] = await db.select().from(idempotencyKeys).where(rowOf(request))
  if (!earlier) return null
  if (earlier.requestHash !== request.hash)
    throw new DomainError('idempotency_key_reused', 'This Idempotency-Key belongs to another request. Use a new one.')
  return earlier.status === null || earlier.body === null ? null : { status: earlier.status, body: earlier.body }
}

const rowOf = ({ scope, key }: IdempotentRequest) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - LIFETIME_SECONDS * 1000)))
}
