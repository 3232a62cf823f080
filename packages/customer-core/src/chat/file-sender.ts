import type { CallOptions } from '@tarapath/api-client'
import type { PendingFile } from './pending-files.ts'
import { sendFile } from './send-file.ts'

/** What the composer of a chat does with pictures and recordings. */
export interface SendFiles {
  send(file: Pick<PendingFile, 'kind' | 'file' | 'preview' | 'seconds'>): void
  retry(key: string): void
  /** Reports that a file is being made, such as a recording. */
  stayActive(): void
  /** Takes it back. What has arrived already stays in the chat. */
  remove(key: string): void
}

export interface FileSenderOptions {
  consultationId: string
  now(): number
  /** One attempt. The server stores a file once, however often it comes under its key. */
  post(file: PendingFile, options: CallOptions): Promise<{ id: number | string }>
  add(file: PendingFile): void
  /** Null removes it. */
  change(key: string, change: Partial<PendingFile> | null): void
  find(key: string): PendingFile | undefined
  onActivity(kind: 'send' | 'typing'): void
  /** It has arrived, or was given up. */
  onDone(): void
}

const running = new Map<string, AbortController>()

/** Sends the pictures and recordings of a chat. The caller keeps the list of those that are on their way. */
export function createFileSender(options: FileSenderOptions): SendFiles {
  const { consultationId, now, post, add, change, find, onActivity, onDone } = options
  const start = (file: PendingFile) => {
    const wait = new AbortController()
    running.set(file.key, wait)
    onActivity('send')
    void sendFile(file.key, {
      post: (callOptions) => post(file, callOptions),
      signal: wait.signal,
      onChange: (next) => change(file.key, next),
      pause,
    }).then(() => {
      running.delete(file.key)
      onDone()
    })
  }
  return {
    send(given) {
      const fresh = { status: 'sending', progress: null, problem: null, id: null } as const
      const file: PendingFile = { ...given, ...fresh, key: crypto.randomUUID(), consultationId, at: now() }
      add(file)
      start(file)
    },
    stayActive: () => onActivity('typing'),
    retry(key) {
      const file = find(key)
      if (file) start(file)
    },
    remove(key) {
      running.get(key)?.abort()
      running.delete(key)
      change(key, null)
    },
  }
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
