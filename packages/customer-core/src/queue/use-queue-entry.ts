import { joinQueue, leaveQueue } from '@tarapath/api-client/queue'
import { showToast } from '@tarapath/ui-kit'
import type { QueueEntry } from '@tarapath/api-client/types'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useSignInFirst } from '../account/index.ts'
import type { ConsultationKind } from '../consultation/index.ts'
import { refusalSentence, useApi, useIsHydrated } from '../platform/index.ts'
import { loadEntriesAtom, entriesAtom } from './queue-atom.ts'
import { entryWords } from './words/entry.gen.ts'

interface Person {
  id: number
  name: string
}

/** The customer's queue entry with one astrologer, and the ways to join and to leave. */
export function useQueueEntry({ id, name }: Person) {
  const words = entryWords()
  const api = useApi()
  const signInFirst = useSignInFirst()
  const entry = useEntryWith(id)
  const load = useSetAtom(loadEntriesAtom)
  const [isPending, setPending] = useState(false)

  const change = async (order: () => Promise<unknown>, done: string) => {
    setPending(true)
    try {
      await order()
      showToast({ text: done })
    } catch (error) {
      showToast({ text: refusalSentence(error) ?? words.failed, tone: 'danger' })
    }
    await load()
    setPending(false)
  }
  return {
    entry,
    isPending,
    join: (kind: ConsultationKind) =>
      signInFirst(
        () =>
          void change(
            () => joinQueue(api, { consultant_id: id, order_type: kind === 'call' ? 2 : 1 }),
            words.joined({ name }),
          ),
        words.signInToJoin({ name }),
      ),
    leave: () => void change(() => leaveQueue(api, { consultant_id: id }), words.left({ name })),
  }
}

export const useIsWaitingFor = (id: number): boolean => useEntryWith(id) !== null

function useEntryWith(id: number): QueueEntry | null {
  const entries = useAtomValue(entriesAtom)
  const isHydrated = useIsHydrated()
  return (isHydrated && entries?.find(({ consultant }) => consultant.id === id)) || null
}
