import type { Client } from '@tarapath/api-client'
import { setAstrologerFavourite } from '@tarapath/api-client/astrologers'

/** Adds or removes a favourite, also when the page is left meanwhile. */
export async function changeFavourite(api: Client, id: number, action: 'add' | 'remove'): Promise<void> {
  await setAstrologerFavourite(api, { id }, { action }, { keepalive: true })
}
