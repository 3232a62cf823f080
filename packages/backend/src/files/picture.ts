import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { pictures } from './tables.ts'
import { readPictureFile, type ReadFile } from './read-file.ts'
import { hashOf } from '../secrets/secrets.ts'

const PLACE = '/api/media/pictures/'
const LARGEST_BYTES = 256 * 1024

/** Keeps a picture and answers the path it is served under. */
export async function keepPicture(db: Db, field: string, file: Blob): Promise<string> {
  const picture = await readPicture(field, file)
  const id = await hashOf(picture.bytes)
  await db
    .insert(pictures)
    .values({ id, ...picture })
    .onConflictDoNothing()
  return PLACE + id
}

/** A small picture, or a refusal that names the field. */
export const readPicture = (field: string, file: Blob): Promise<ReadFile> => readPictureFile(field, file, LARGEST_BYTES)

/** Lets a picture go that its owner no longer shows, unless somebody else shows the same. */
export async function dropPicture(db: Db, path: string | null): Promise<void> {
  if (!path?.startsWith(PLACE)) return
  const shown = await db.select({ id: customers.id }).from(customers).where(eq(customers.avatar, path)).limit(1)
  if (shown.length === 0) await db.delete(pictures).where(eq(pictures.id, path.slice(PLACE.length)))
}

export async function findPicture(db: Db, id: string): Promise<ReadFile | null> {
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id))
  return picture ?? null
}
