import { getOngoingStatus } from '@tarapath/api-client/consultations'
import { atom } from 'jotai'
import { apiAtom, toPaise } from '../platform/index.ts'

/** The astrologer of the open consultation. The engine has ids and times only. */
export interface Partner {
  consultationId: string
  astrologerId: number
  name: string
  portrait: string | null
  ratePaise: number
}

export const partnerAtom = atom<Partner | null>(null)

/** Loads the partner once for each consultation, because another tab may be the one that polls. */
export const loadPartnerAtom = atom(null, async (get, set, consultationId: string): Promise<void> => {
  if (get(partnerAtom)?.consultationId === consultationId) return
  try {
    const { ongoing_data: ongoing } = await getOngoingStatus(get(apiAtom))
    if (!ongoing?.consultant || String(ongoing.id) !== consultationId) return
    const { id, name, avatar, price_per_minute } = ongoing.consultant
    set(partnerAtom, { consultationId, astrologerId: id, name, portrait: avatar, ratePaise: toPaise(price_per_minute) })
  } catch {
    // Spec §8: a failed status check is silent. The screen shows "Your astrologer" until one succeeds.
  }
})

export const UNKNOWN_PARTNER = 'Your astrologer'
