import type { Client } from '@tarapath/api-client'
import { getAstrologer } from '@tarapath/api-client/astrologers'
import { listConsultationHistory } from '@tarapath/api-client/consultations'
import { toPaise } from '../platform/index.ts'

/** An astrologer with the price of a minute today, to say what an amount is worth. */
export interface KnownAstrologer {
  name: string
  ratePaise: number
}

const LATEST = 20

/** The last two astrologers of a customer. Those of long ago, and prices of long ago, would mislead. */
export async function lastAstrologers(api: Client): Promise<KnownAstrologer[]> {
  const { results } = await listConsultationHistory(api, { limit: LATEST })
  const ids = [...new Set(results.map(({ consultant }) => consultant.id))].slice(0, 2)
  const astrologers = await Promise.all(ids.map((id) => getAstrologer(api, { id })))
  return astrologers.map(({ name, price_per_minute: price, discounted_price_per_minute: discounted }) => ({
    name,
    ratePaise: toPaise(discounted ?? price),
  }))
}

/** The whole minutes that an amount pays for. */
export function minutesFor(paise: number, { ratePaise }: KnownAstrologer): number {
  return ratePaise > 0 ? Math.floor(paise / ratePaise) : 0
}
