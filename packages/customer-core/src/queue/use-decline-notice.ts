import { listQueue } from '@tarapath/api-client/queue'
import type { QueueEntry } from '@tarapath/api-client/types'
import { showToast } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useApi } from '../platform/index.ts'
import { entriesAtom } from './queue-atom.ts'
import { queueWords } from './words/queue.gen.ts'

/** Enough to find a closed entry, because it is among the newest. */
const LATEST = 20

/** Notifies the customer when an astrologer has declined them: an open entry is gone, and the history has the reason. */
export function useDeclineNotice(): void {
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
    // Without a reply the list of earlier entries still has it.
    tell().catch(() => undefined)
  }, [api, entries])
}
