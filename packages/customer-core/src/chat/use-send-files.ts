import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { chatAtom } from '../consultation/index.ts'
import { deviceClock, engineAtom, useApi } from '../platform/index.ts'
import { changeFileAtom, pendingFilesAtom, type PendingFile } from './pending-files.ts'
import { sendFile } from './send-file.ts'

export interface SendFiles {
  send(file: Pick<PendingFile, 'kind' | 'file' | 'preview' | 'seconds'>): void
  retry(key: string): void
  /** The customer is about to send something. */
  stayActive(): void
  /** Takes it back. What has arrived already stays in the chat. */
  remove(key: string): void
}

const running = new Map<string, AbortController>()

/** Sends pictures and recordings of a chat. */
export function useSendFiles(consultationId: string): SendFiles {
  const api = useApi()
  const store = useStore()
  const engine = useAtomValue(engineAtom)
  return useMemo(() => {
    const start = (file: PendingFile) => {
      const wait = new AbortController()
      running.set(file.key, wait)
      engine?.activity('send')
      void sendFile(file, {
        api,
        signal: wait.signal,
        onChange: (change) => store.set(changeFileAtom, file.key, change),
        pause,
      }).then(() => {
        running.delete(file.key)
        store.get(chatAtom)?.refresh()
      })
    }
    return {
      send(given) {
        const file: PendingFile = {
          ...given,
          key: crypto.randomUUID(),
          consultationId,
          at: deviceClock.now(),
          status: 'sending',
          progress: null,
          problem: null,
          id: null,
        }
        store.set(pendingFilesAtom, (files) => [...files, file])
        start(file)
      },
      stayActive: () => engine?.activity('typing'),
      retry(key) {
        const file = store.get(pendingFilesAtom).find((one) => one.key === key)
        if (file) start(file)
      },
      remove(key) {
        running.get(key)?.abort()
        running.delete(key)
        store.set(changeFileAtom, key, null)
      },
    }
  }, [api, store, engine, consultationId])
}

/** A while, which ends when there is a network again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })
}
