import { isApiError } from '@tarapath/api-client'
import { saveNote } from '@tarapath/astrologer-api'
import { useEffect, useState } from 'react'
import { api, sentenceOf } from '../platform/api.ts'
import { customerWords } from '../words/customer.gen.ts'
import { createNotes, type Notes } from './create-notes.ts'

function problemOf(failure: unknown): string | null {
  if (!isApiError(failure)) return sentenceOf(failure)
  if (failure.status === undefined) return customerWords().noConnection
  return failure.status === 404 ? null : sentenceOf(failure)
}

/** The notes of the astrologer who is signed in. They are saved also when the network is back and when the page is left. */
export function useNotes(): Notes {
  const [notes] = useState(() =>
    createNotes({
      problemOf,
      async save({ consultationId, text }, signal) {
        const body = { consultation_id: consultationId, note: text }
        return (await saveNote(api, body, { keepalive: true, signal })).note
      },
    }),
  )
  useEffect(() => {
    const ended = new AbortController()
    const saveAll = () => notes.saveNow()
    addEventListener('online', saveAll, { signal: ended.signal })
    addEventListener('pagehide', saveAll, { signal: ended.signal })
    document.addEventListener('visibilitychange', saveAll, { signal: ended.signal })
    saveAll()
    return () => ended.abort()
  }, [notes])
  return notes
}
