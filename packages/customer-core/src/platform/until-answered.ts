import { isApiError, type Client } from '@tarapath/api-client'
import { askApi } from './ask-api.ts'

const AGAIN_MS = 4000

/** Resolves when the API answers. It is asked again after a few seconds, or when the network is back. */
export async function untilAnswered(api: Client): Promise<void> {
  for (;;) {
    try {
      await askApi(api, { retry: 0 })
      return
    } catch (error) {
      // A refusal is an answer, too.
      if (isApiError(error) && error.kind === 'http' && Number(error.status) < 500) return
    }
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, AGAIN_MS)
    })
  }
}
