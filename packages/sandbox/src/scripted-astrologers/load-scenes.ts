import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { astrologerLanguages, astrologers, languages, operatorTakeovers } from '@tarapath/backend/astrologers'
import { chatMessages, consultations } from '@tarapath/backend/consultations'
import { customers } from '@tarapath/backend/identity'
import type { Scene } from './scene.ts'

const VERSION = sql<string>`concat_ws('/', ${consultations.id}, ${consultations.astrologerPickedUpAt},
  ${consultations.startedAt}, (select max(${chatMessages.id}) from ${chatMessages}
    where ${chatMessages.consultationId} = ${consultations.id}))`

const isPlayed = and(
  isNull(consultations.endedAt),
  eq(consultations.kind, 'chat'),
  eq(consultations.isOperated, false),
  isNull(operatorTakeovers.astrologerId),
  isNotNull(astrologers.persona),
)

/** Another text whenever `loadScenes` would answer something else; null while there is no scene. */
export const SCENES_VERSION = sql`
  select string_agg(${VERSION}, ' ' order by ${consultations.id}) from ${consultations}
  inner join ${astrologers} on ${astrologers.id} = ${consultations.astrologerId}
  left join ${operatorTakeovers} on ${operatorTakeovers.astrologerId} = ${consultations.astrologerId}
  where ${isPlayed}`

/** Every open chat whose astrologer is played by the script, in three queries however many there are. */
export async function loadScenes(db: Db): Promise<{ version: string | null; scenes: Scene[] }> {
  const open = await db
    .select({ consultation: consultations, astrologer: astrologers, customer: customers, version: VERSION })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .leftJoin(operatorTakeovers, eq(operatorTakeovers.astrologerId, consultations.astrologerId))
    .where(isPlayed)
    .orderBy(asc(consultations.id))
  if (open.length === 0) return { version: null, scenes: [] }
  const messages = await messagesOf(
    db,
    open.map(({ consultation }) => consultation.id),
  )
  const spoken = await languagesOf(
    db,
    open.map(({ astrologer }) => astrologer.id),
  )
  const scenes = open.flatMap(({ consultation, astrologer: { id, name, persona, replyLanguage }, customer }) => {
    if (persona === null || replyLanguage === null) return []
    return {
      consultationId: consultation.id,
      requestedAt: consultation.requestedAt,
      astrologerPickedUpAt: consultation.astrologerPickedUpAt,
      startedAt: consultation.startedAt,
      astrologer: { name, persona, replyLanguage, languages: spoken.get(id) ?? [] },
      customer,
      messages: messages.get(consultation.id) ?? [],
    }
  })
  return { version: open.map(({ version }) => version).join(' '), scenes }
}

async function messagesOf(db: Db, ids: number[]) {
  const all = await db
    .select()
    .from(chatMessages)
    .where(inArray(chatMessages.consultationId, ids))
    .orderBy(asc(chatMessages.id))
  return Map.groupBy(
    all.map((message) => ({ ...message, at: message.createdAt })),
    ({ consultationId }) => consultationId,
  )
}

async function languagesOf(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const all = await db
    .select({ astrologerId: astrologerLanguages.astrologerId, code: languages.code })
    .from(astrologerLanguages)
    .innerJoin(languages, eq(languages.id, astrologerLanguages.languageId))
    .where(inArray(astrologerLanguages.astrologerId, ids))
    .orderBy(asc(astrologerLanguages.position))
  const codes = new Map<number, string[]>()
  for (const { astrologerId, code } of all) codes.set(astrologerId, [...(codes.get(astrologerId) ?? []), code])
  return codes
}
