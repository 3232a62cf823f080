import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { astrologers } from '@tarapath/backend/astrologers'
import type { Db } from '@tarapath/backend/database'
import { notFound } from '@tarapath/backend/errors'

/** A form field with all astrologers, by name. */
export async function astrologerField(db: Db, label: string) {
  const all = await db
    .select({ id: astrologers.id, name: astrologers.name })
    .from(astrologers)
    .orderBy(asc(astrologers.name))
  return html`<label class="wide"
    >${label}
    <select name="astrologer">
      ${all.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
    </select>
  </label>`
}

export async function requireAstrologer(db: Db, astrologerId: number): Promise<number> {
  const [found] = await db.select({ id: astrologers.id }).from(astrologers).where(eq(astrologers.id, astrologerId))
  if (!found) throw notFound('Astrologer not found.')
  return found.id
}
