import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Db } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import { notFound } from '@tarapath/backend/errors'

/** A field to choose any astrologer, by name. */
export async function astrologerChoice(db: Db, label: string) {
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

export async function chosenAstrologer(db: Db, astrologerId: number): Promise<number> {
  const [found] = await db.select({ id: astrologers.id }).from(astrologers).where(eq(astrologers.id, astrologerId))
  if (!found) throw notFound('There is no such astrologer.')
  return found.id
}
