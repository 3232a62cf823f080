import type { CallOptions } from '@tarapath/api-client'
import type { createStore } from 'jotai'
import { isAnswerLateAtom } from './is-answer-late-atom.ts'

const LATE_MS = 6000
const ASK_AGAIN_MS = 3000

/**
 * Watches requests for a dead connection while the device is online: where nothing at all has been answered
 * for six seconds, answers are late until one comes. Meanwhile the API is asked again and again while the page is seen.
 */
export function watchAnswers(
  store: ReturnType<typeof createStore>,
  askApi: (options: CallOptions) => Promise<unknown>,
) {
  let answeredAt = -Infinity
  let isAsking = false

  /** One request at a time: those that hang take the connections that the customer's requests need. */
  const askWhileLate = async () => {
    if (isAsking) return
    isAsking = true
    while (store.get(isAnswerLateAtom)) {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      if (store.get(isAnswerLateAtom) && document.visibilityState === 'visible')
        await askApi({ retry: 0, timeout: LATE_MS }).catch(() => {})
    }
    isAsking = false
  }

  return async (reply: Promise<Response>): Promise<Response> => {
    const sentAt = performance.now()
    const late = setTimeout(() => {
      // Other requests are answered, so that it is not the line.
      if (answeredAt >= sentAt) return
      store.set(isAnswerLateAtom, true)
      void askWhileLate()
    }, LATE_MS)
    try {
      const answer = await reply
      answeredAt = performance.now()
      store.set(isAnswerLateAtom, false)
      return answer
    } finally {
      clearTimeout(late)
    }
  }
}
