import type { ConsultationStatusReply } from '@tarapath/api-client/types'
import { atom } from 'jotai'
import { toPaise } from '../platform/index.ts'
import { REQUEST_SECONDS } from './request-seconds.ts'
import { openConsultationIdAtom } from './session-atoms.ts'
import { sessionWords } from './words/session.gen.ts'

/** The astrologer of the open consultation. */
export interface Partner {
  consultationId: string
  astrologerId: number
  name: string
  portrait: string | null
  ratePaise: number
  /** When the request was sent, by the server's clock; absent for a server that does not say until when it waits. */
  askedAt?: Date
  /** For how many days the recording of this call is kept; absent where it is not recorded. */
  recordingDays?: number
}

/** The last partner that is known: it stays while the end is shown. */
export const partnerAtom = atom<Partner | null>(null)

/** The partner by what the engine passes on from the status reply; null when that does not say. */
export function partnerOf(details: unknown): Partner | null {
  // The engine passes on what the server sent, and the client knows its type.
  const ongoing = details as ConsultationStatusReply['ongoing_data'] | undefined
  if (!ongoing?.consultant) return null
  const { id, name, avatar, price_per_minute } = ongoing.consultant
  const expiresAt = ongoing.request_expires_at
  return {
    consultationId: String(ongoing.id),
    astrologerId: id,
    name,
    portrait: avatar,
    ratePaise: toPaise(price_per_minute),
    ...(ongoing.recording_days !== undefined && { recordingDays: ongoing.recording_days }),
    ...(expiresAt !== undefined && { askedAt: new Date(Date.parse(expiresAt) - REQUEST_SECONDS * 1000) }),
  }
}

/** What an astrologer is called whose name is not known yet. */
export const unknownPartner = (): string => sessionWords().yourAstrologer

/** The astrologer of the consultation that waits or runs. */
export const openAstrologerIdAtom = atom((get) => {
  const partner = get(partnerAtom)
  return partner !== null && get(openConsultationIdAtom) === partner.consultationId ? partner.astrologerId : null
})
