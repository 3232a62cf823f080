import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers, pictures } from '../database/schema/index.ts'
import { refuseFields } from '../http/problem.ts'
import { hashOf } from './secrets.ts'

const PLACE = '/api/media/pictures/'
const LARGEST_BYTES = 256 * 1024

/** Known by its first bytes; what a file says about itself is not believed. SVG is left out: it can carry script. */
const KINDS: readonly { type: string; begins: (bytes: string) => boolean }[] = [
  { type: 'image/png', begins: (bytes) => bytes.startsWith('\x89PNG\r\n') },
  { type: 'image/jpeg', begins: (bytes) => bytes.startsWith('\xff\xd8\xff') },
  { type: 'image/webp', begins: (bytes) => bytes.startsWith('RIFF') && bytes.slice(8, 12) === 'WEBP' },
]

/** Keeps a picture and answers the path it is served under. */
export async function keepPicture(db: Db, field: string, file: Blob): Promise<string> {
  const picture = await readPicture(field, file)
  const id = await hashOf(picture.base64)
  await db
    .insert(pictures)
    .values({ id, ...picture })
    .onConflictDoNothing()
  return PLACE + id
}

/** A small picture as text, or a refusal that names the field. */
export async function readPicture(field: string, file: Blob): Promise<{ type: string; base64: string }> {
  if (file.size > LARGEST_BYTES)
    throw refuseFields({ [field]: `Choose a picture of at most ${LARGEST_BYTES / 1024} KB.` })
  const bytes = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  const kind = KINDS.find(({ begins }) => begins(bytes))
  if (!kind) throw refuseFields({ [field]: 'Choose a PNG, JPEG or WebP picture.' })
  return { type: kind.type, base64: await base64Of(file) }
}

/** Lets a picture go that its owner no longer shows, unless somebody else shows the same. */
export async function dropPicture(db: Db, path: string | null): Promise<void> {
  if (!path?.startsWith(PLACE)) return
  const shown = await db.select({ id: customers.id }).from(customers).where(eq(customers.avatar, path)).limit(1)
  if (shown.length === 0) await db.delete(pictures).where(eq(pictures.id, path.slice(PLACE.length)))
}

export interface Picture {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export async function findPicture(db: Db, id: string): Promise<Picture | null> {
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id))
  return picture ? pictureOf(picture) : null
}

/** A picture as it was sent, from the text it is kept as. */
export const pictureOf = ({ type, base64 }: { type: string; base64: string }): Picture => ({
  type,
  bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
})

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
