import { confirmWaiting, declineWaiting } from '@tarapath/astrologer-api'
import { useState } from 'react'
import { api, sentenceOf } from '../platform/api.ts'

type Answer = 'confirm' | 'decline'

/** Answers a customer who waits; `onChanged` is called afterwards, also when it failed. */
export function useAnswerWaiting(entryId: number, onChanged: () => void) {
  const [sending, setSending] = useState<Answer | null>(null)
  const [error, setError] = useState('')

  async function answer(how: Answer) {
    setError('')
    setSending(how)
    try {
      await (how === 'confirm' ? confirmWaiting : declineWaiting)(api, { entry_id: entryId })
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setSending(null)
      onChanged()
    }
  }
  return { sending, error, answer }
}
