import type { Db } from '../../database/db.ts'
import type { Reply } from '../../calls/call.ts'

export type OngoingConsultation = NonNullable<Reply<'getMyProfile'>['ongoing_consultation']>

export async function ongoingConsultation(_db: Db, _now: Date, _customerId: number): Promise<OngoingConsultation | null> {
  return null
}
