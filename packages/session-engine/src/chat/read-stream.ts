import { ignoreErrors } from '../driver/ignore-errors.ts'
import type { Signal } from '../driver/ports.ts'

/** The part of a `Response` that is needed; the reply of `fetch` fits. */
export interface StreamResponse {
  readonly status: number
  readonly body: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(): Promise<void> }
  } | null
}

export type StreamBody = NonNullable<StreamResponse['body']>

interface Decoder {
  decode(bytes: Uint8Array | undefined, options: { stream: boolean }): string
}

/** Reads a body as text, piece by piece, until it ends or is aborted. */
export async function readStream(body: StreamBody, signal: Signal, onText: (text: string) => void): Promise<void> {
  const { TextDecoder } = globalThis as unknown as { TextDecoder: new () => Decoder }
  const decoder = new TextDecoder()
  const reader = body.getReader()
  signal.addEventListener('abort', () => ignoreErrors(() => reader.cancel()))
  for (;;) {
    const { done, value } = await reader.read()
    if (done || signal.aborted) return
    onText(decoder.decode(value, { stream: true }))
  }
}
