import type { EndPayload } from '../core/consultation.ts'
import type { Notice } from '../core/notice.ts'
import type { PeerMessage } from '../core/peer-message.ts'

/**
 * What is aborted: the AbortSignal of the host, where its types have one, so that `{ signal }` goes to `fetch` as it is; else the
 * part of it that is needed.
 */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Known } }
  ? Known
  : { readonly aborted: boolean; addEventListener(type: 'abort', fn: () => void): void }
/** Takes back what was scheduled. */
export type Cancel = () => void
/** Stops a subscription. */
export type Unsubscribe = () => void

/** Every way in which the engine touches the outside world. All methods may throw or reject: the engine catches. */
export interface Ports {
  api: {
    /**
     * GET ongoing-status. `body` is the parsed reply, unchecked; `serverDate` its `Date` header in epoch ms when readable.
     * Reject for any failed read; an error with `kind: 'unauthorized'` or `status: 401` stops the polling until `signedIn()`.
     */
    getStatus(options: { signal: Signal }): Promise<{ body: unknown; serverDate?: number | null }>
    /** POST end-consultation. Resolves with the parsed reply; rejects when it is not known to have arrived. */
    endConsultation(
      id: string,
      body: EndPayload,
      options: { keepalive: boolean; idempotencyKey: string },
    ): Promise<unknown>
    /** PATCH ongoing-status: the customer takes back a request that waits. */
    cancelWaiting(id: string): Promise<unknown>
    /** POST save-log: one diagnostic line (a code and an id, never message text). */
    saveLog(line: string): void
  }
  /** Shared by the tabs of one customer, as localStorage is. May be missing, full or torn: memory is the truth. */
  storage: {
    get(key: string): string | null
    set(key: string, value: string): void
    remove(key: string): void
    /** Another tab changed a key; null when it cleared everything. */
    onExternalChange?(fn: (key: string | null) => void): Unsubscribe
  }
  /** `wall` is Date.now(), `mono` performance.now(); they are compared to notice sleep and clock changes. */
  clock: { wall(): number; mono(): number }
  /** The engine keeps at most one of its own timers armed. */
  scheduler: { after(ms: number, fn: () => void): Cancel }
  nav: {
    /** Loads the page again; asked for once the ended modal and the review are closed. */
    reload(): void
    /** Replaces the route, without a new history entry. */
    replace(path: string): void
    /** Signs out for good: logout call, storage and cookies cleared, page loaded again. The engine does not call `reload` after it. */
    logoutFully(): Promise<void> | void
  }
  lifecycle?: {
    subscribe(fn: (type: 'visible' | 'hidden' | 'online' | 'frozen' | 'resumed') => void): Unsubscribe
    isVisible(): boolean
  }
  /** The customer's other tabs. `tryExclusive` runs `fn` only when no other tab holds the name, and resolves with whether it ran. */
  peers?: {
    tryExclusive(name: string, fn: () => Promise<void>): Promise<boolean>
    post(message: PeerMessage): void
    subscribe(fn: (message: PeerMessage) => void): Unsubscribe
  }
  /** For analytics or a native bridge; never required. */
  onNotice?(notice: Notice): void
}
