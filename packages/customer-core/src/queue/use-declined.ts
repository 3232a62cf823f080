import { listQueue } from '@tarapath/api-client/queue'
import type { QueueEntry } from '@tarapath/api-client/types'
import { showToast } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useApi } from '../platform/index.ts'
import { entriesAtom } from './queue-atom.ts'
import { queueWords } from './words/queue.gen.ts'

/** Open entries are at most a few, and a closed one is among the newest. */
const LATEST = 20

/** Says when an astrologer has taken the customer off a waiting list: an open entry is gone, and its history tells why. */
export function useDeclined(): void {
  const api = useApi()
  const entries = useAtomValue(entriesAtom)
  const before = useRef<readonly QueueEntry[]>([])
  useEffect(() => {
    const open = new Set(entries?.map(({ id }) => id))
    const gone = new Set(before.current.filter(({ id }) => !open.has(id)).map(({ id }) => id))
    before.current = entries ?? []
    if (gone.size === 0) return
    const tell = async () => {
      const { results } = await listQueue(api, { limit: LATEST })
      for (const { id, declined_at: declinedAt, consultant } of results)
        if (gone.has(id) && declinedAt !== undefined)
          showToast({ text: queueWords().declined({ name: consultant.name }), tone: 'danger' })
    }
    // Without an answer the list of earlier entries still tells.
    tell().catch(() => undefined)
  }, [api, entries])
}
