import { listAstrologers, manageFavouriteAstrologers } from '@tarapath/api-client/astrologers'
import type { Viewer } from '../story-console.ts'

/** The favourites of a customer who saved three astrologers. For stories. */
export async function savedAstrologers({ api }: Viewer): Promise<string> {
  const { results } = await listAstrologers(api, { limit: 3 })
  await manageFavouriteAstrologers(api, { consultant_ids: results.map(({ id }) => id), action: 'add' })
  return '/favourites'
}
