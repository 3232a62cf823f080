import type { CallOptions } from '@tarapath/api-client'
import { refusalSentence, watchUpload } from '../platform/index.ts'
import type { PendingFile } from './pending-files.ts'

/** As large as the server takes. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024
/** On a slow connection four megabytes take minutes. */
const TIMEOUT_MS = 240_000
const PAUSES_MS = [1000, 2000, 4000, 8000]

export interface SendFileOptions {
  /** One attempt, under the same key each time. */
  post(options: CallOptions): Promise<{ id: number | string }>
  signal: AbortSignal
  onChange(change: Partial<PendingFile>): void
  /** Resolves after a pause, or as soon as there is a network again. */
  pause(ms: number): Promise<void>
}

/**
 * Sends a file, again after a lost connection, always under its own key: the server stores one message for it. A refusal
 * ends it at once. Nothing is reported after `signal` is aborted.
 */
export async function sendFile(key: string, { post, signal, onChange, pause }: SendFileOptions): Promise<void> {
  const change = (next: Partial<PendingFile>) => {
    if (!signal.aborted) onChange(next)
  }
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    change({ status: 'sending', progress: null })
    const stopWatching = watchUpload(key, (progress) => change({ progress }))
    try {
      const timeouts = { timeout: TIMEOUT_MS, totalTimeout: TIMEOUT_MS }
      const { id } = await post({ signal, retry: 0, ...timeouts, idempotencyKey: key })
      return change({ status: 'sent', id: String(id) })
    } catch (error) {
      const refusal = refusalSentence(error)
      if (refusal !== null) return change({ status: 'refused', problem: refusal })
      const ms = PAUSES_MS[attempt]
      if (ms === undefined) return change({ status: 'failed' })
      change({ status: 'waiting', progress: null })
      await pause(ms)
    } finally {
      stopWatching()
    }
  }
}
