import type { ChatView, ServerMessage } from './message.ts'

/** Something that happened to a conversation. */
export type ChatEvent =
  | { readonly type: 'opened' | 'seen' | 'ended' | 'timer-fired' }
  | {
      readonly type: 'listed'
      readonly list: readonly ServerMessage[]
      readonly full: boolean
      readonly after?: string | null | undefined
    }
  | { readonly type: 'connection-changed'; readonly connection: Exclude<ChatView['state'], 'loading'> }
  | { readonly type: 'typing-changed'; readonly isTyping: boolean }
  /** The other side has read every own message up to this one. */
  | { readonly type: 'read'; readonly id: string }
  /** The customer wrote a message; `at` is epoch ms. */
  | { readonly type: 'written'; readonly key: string; readonly text: string; readonly at: number }
  | { readonly type: 'sent'; readonly key: string; readonly id: string | null }
  | { readonly type: 'send-failed'; readonly key: string; readonly refused: boolean; readonly retryAfterMs: number }
  | { readonly type: 'retried' | 'removed'; readonly key: string }

/** What has to be done, in order. */
export type ChatEffect =
  | { readonly type: 'send'; readonly key: string; readonly text: string }
  /** The send in flight took too long. */
  | { readonly type: 'abort' }
  /** List the whole conversation again. */
  | { readonly type: 'refresh' }
  /** Arm the one timer, or stop it. */
  | { readonly type: 'timer'; readonly ms: number | null }
