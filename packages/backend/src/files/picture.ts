import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { pictures } from './tables.ts'
import { readPictureFile, type ReadFile } from './read-file.ts'
import { sha256 } from '../secrets/secrets.ts'

const PATH_PREFIX = '/api/media/pictures/'
const MAX_BYTES = 256 * 1024

/** Stores a picture and returns the path under which it is served. */
export async function storePicture(db: Db, field: string, file: Blob): Promise<string> {
  const picture = await readPicture(field, file)
  const id = await sha256(picture.bytes)
  await db
    .insert(pictures)
    .values({ id, ...picture })
    .onConflictDoNothing()
  return PATH_PREFIX + id
}

/** Stores a picture of the catalogue: it stays, because earlier versions show it. */
export async function keepPicture(db: Db, field: string, file: Blob): Promise<string> {
  const path = await storePicture(db, field, file)
  await db
    .update(pictures)
    .set({ isKept: true })
    .where(eq(pictures.id, path.slice(PATH_PREFIX.length)))
  return path
}

/** Reads a small picture; an invalid one is an error of the given field. */
export const readPicture = (field: string, file: Blob): Promise<ReadFile> => readPictureFile(field, file, MAX_BYTES)

/** Deletes a picture that no customer uses as avatar any more. */
export async function deleteUnusedPicture(db: Db, path: string | null): Promise<void> {
  if (!path?.startsWith(PATH_PREFIX)) return
  const users = await db.select({ id: customers.id }).from(customers).where(eq(customers.avatar, path)).limit(1)
  if (users.length > 0) return
  const id = path.slice(PATH_PREFIX.length)
  await db.delete(pictures).where(and(eq(pictures.id, id), eq(pictures.isKept, false)))
}

export async function findPicture(db: Db, id: string): Promise<ReadFile | null> {
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id))
  return picture ?? null
}
