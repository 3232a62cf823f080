import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { astrologerLanguages, astrologers, languages, operatorTakeovers } from '@tarapath/backend/astrologers'
import { chatMessages, consultations } from '@tarapath/backend/consultations'
import { customers } from '@tarapath/backend/identity'
import type { ScriptedChat } from './scripted-chat.ts'

const VERSION = sql<string>`concat_ws('/', ${consultations.id}, ${consultations.astrologerPickedUpAt},
  ${consultations.startedAt}, ${consultations.astrologerTypingUntil}, (select max(${chatMessages.id}) from ${chatMessages}
    where ${chatMessages.consultationId} = ${consultations.id}))`

const isScripted = and(
  isNull(consultations.endedAt),
  eq(consultations.kind, 'chat'),
  eq(consultations.isOperated, false),
  isNull(operatorTakeovers.astrologerId),
  isNotNull(astrologers.persona),
)

/** A text that changes whenever `loadScriptedChats` would return something else; null without such a chat. */
export const CHATS_VERSION = sql`
  select string_agg(${VERSION}, ' ' order by ${consultations.id}) from ${consultations}
  inner join ${astrologers} on ${astrologers.id} = ${consultations.astrologerId}
  left join ${operatorTakeovers} on ${operatorTakeovers.astrologerId} = ${consultations.astrologerId}
  where ${isScripted}`

/** Every open chat with a scripted astrologer that no operator has taken over, in three queries. */
export async function loadScriptedChats(db: Db): Promise<{ version: string | null; chats: ScriptedChat[] }> {
  const open = await db
    .select({ consultation: consultations, astrologer: astrologers, customer: customers, version: VERSION })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .leftJoin(operatorTakeovers, eq(operatorTakeovers.astrologerId, consultations.astrologerId))
    .where(isScripted)
    .orderBy(asc(consultations.id))
  if (open.length === 0) return { version: null, chats: [] }
  const messages = await messagesOf(
    db,
    open.map(({ consultation }) => consultation.id),
  )
  const languageCodes = await languagesOf(
    db,
    open.map(({ astrologer }) => astrologer.id),
  )
  const chats = open.flatMap(({ consultation, astrologer: { id, name, persona, replyLanguage }, customer }) => {
    if (persona === null || replyLanguage === null) return []
    return {
      consultationId: consultation.id,
      requestedAt: consultation.requestedAt,
      astrologerPickedUpAt: consultation.astrologerPickedUpAt,
      startedAt: consultation.startedAt,
      typingUntil: consultation.astrologerTypingUntil,
      astrologer: { name, persona, replyLanguage, languages: languageCodes.get(id) ?? [] },
      customer,
      messages: messages.get(consultation.id) ?? [],
    }
  })
  return { version: open.map(({ version }) => version).join(' '), chats }
}

async function messagesOf(db: Db, ids: number[]) {
  const all = await db
    .select()
    .from(chatMessages)
    // Shared birth details are no question, and the script has them from the profile.
    .where(and(inArray(chatMessages.consultationId, ids), ne(chatMessages.kind, 'kundli')))
    .orderBy(asc(chatMessages.id))
  return Map.groupBy(
    all.flatMap(({ kind, ...message }) => (kind === 'kundli' ? [] : [{ ...message, kind, at: message.createdAt }])),
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
