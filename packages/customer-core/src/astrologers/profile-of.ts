import type { Client } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'

/** Finds the profile of the first astrologer who is busy or offline now. For stories. */
export const profileOf =
  (availability: 'busy' | 'offline') =>
  async ({ api }: { api: Client }): Promise<string> => {
    const found = (await listAstrologers(api, { limit: 'all' })).results.find(
      (astrologer) => astrologer.availability === availability,
    )
    if (!found) throw new Error(`No astrologer is ${availability} now.`)
    return `/consult-astrologer-online/${found.slug}`
  }
