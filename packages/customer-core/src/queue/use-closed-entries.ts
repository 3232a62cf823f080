import { listQueue } from '@tarapath/api-client/queue'
import type { QueueEntry } from '@tarapath/api-client/types'
import { showToast } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useApi } from '../platform/index.ts'
import { entriesAtom, startAtom } from './queue-atom.ts'
import { queueWords } from './words/queue.gen.ts'

/** Enough to find a closed entry, because it is among the newest. */
const LATEST = 20

/**
 * Says that a turn has passed, or that an astrologer has declined: an open entry is gone, and the history has the reason.
 * Of a turn that was started, its dialog says how that went.
 */
export function useClosedEntries(): void {
  const api = useApi()
  const entries = useAtomValue(entriesAtom)
  const start = useAtomValue(startAtom)
  const before = useRef<readonly QueueEntry[]>([])
  useEffect(() => {
    const known = entries ?? []
    const kept = start ? [...known, start.entry] : known
    const gone = before.current.filter((entry) => !kept.some(({ id }) => id === entry.id))
    before.current = start?.phase === 'over' ? known : kept
    if (gone.length === 0) return
    const tell = async () => {
      const { results } = await listQueue(api, { limit: LATEST })
      for (const closed of results) if (gone.some(({ id }) => id === closed.id)) tellOf(closed)
    }
    // Without a reply the list of earlier entries still has it.
    tell().catch(() => undefined)
  }, [api, entries, start])
}

function tellOf({ consultant: { name }, declined_at: declinedAt, missed_at: missedAt }: QueueEntry): void {
  const words = queueWords()
  if (declinedAt !== undefined) showToast({ text: words.declined({ name }), tone: 'danger' })
  else if (missedAt !== undefined) showToast({ text: words.gone({ name }), tone: 'danger' })
}
