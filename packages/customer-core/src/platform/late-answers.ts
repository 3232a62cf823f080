import type { createStore } from 'jotai'
import { isAnswerLateAtom } from './is-answer-late-atom.ts'

const LATE_MS = 6000
const ASK_AGAIN_MS = 3000

/**
 * Watches requests for a line that carries nothing though the device is online: where nothing at all has been answered
 * for six seconds, answers are late until one comes. Meanwhile the API is asked again and again while the page is seen.
 */
export function watchAnswers(store: ReturnType<typeof createStore>, askApi: () => Promise<unknown>) {
  let answeredAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const askLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return askLater()
      askApi().catch(() => store.get(isAnswerLateAtom) && askLater())
    }, ASK_AGAIN_MS)
  }

  return async (reply: Promise<Response>): Promise<Response> => {
    const sentAt = performance.now()
    const late = setTimeout(() => {
      // Other requests are answered, so that it is not the line.
      if (answeredAt >= sentAt) return
      store.set(isAnswerLateAtom, true)
      askLater()
    }, LATE_MS)
    try {
      const answer = await reply
      answeredAt = performance.now()
      clearTimeout(timer)
      store.set(isAnswerLateAtom, false)
      return answer
    } finally {
      clearTimeout(late)
    }
  }
}
