import type { QueueEntry } from '@tarapath/api-client/types'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { startAtom } from './queue-atom.ts'

/**
 * Keeps the dialog of a turn whose start is under way, or has failed, when the waiting list no longer has its entry. The
 * function notes that the start was accepted.
 */
export function useKeepTurn(entry: QueueEntry, phase: 'asking' | 'failed' | 'lost' | null): () => void {
  const setStart = useSetAtom(startAtom)
  useEffect(() => {
    if (!phase) return
    setStart({ entry, phase: phase === 'asking' ? 'asking' : 'failed' })
    return () => setStart((start) => (start?.phase === 'over' || phase === 'lost' ? { entry, phase: 'over' } : null))
  }, [entry, phase, setStart])
  return () => setStart({ entry, phase: 'over' })
}
