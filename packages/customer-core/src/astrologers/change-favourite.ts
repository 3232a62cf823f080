import { isApiError, type Client } from '@tarapath/api-client'
import { setAstrologerFavourite } from '@tarapath/api-client/astrologers'
import { showToast } from '@tarapath/ui-kit'
import { failureOf, failureSentence } from '../platform/index.ts'

interface FavouriteChange {
  action: 'add' | 'remove'
  /** The first sentence of the message when it fails, before the reason. */
  failed: string
}

/** Adds or removes a favourite, also when the page is left meanwhile. A refusal is shown as a message. */
export async function changeFavourite(api: Client, id: number, { action, failed }: FavouriteChange): Promise<void> {
  try {
    await setAstrologerFavourite(api, { id }, { action }, { keepalive: true })
  } catch (error) {
    if (!isApiError(error)) throw error
    showToast({ text: `${failed} ${failureSentence(failureOf(error))}`, tone: 'danger' })
  }
}
