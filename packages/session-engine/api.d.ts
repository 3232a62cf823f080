// What @tarapath/session-engine declares to those who import it. Written by `pnpm packages --write`.

// ── @tarapath/session-engine · dist/index.d.ts

export type { Consultation, Ended, EndPayload, OrderType } from './dist/core/consultation.ts';
export type { SessionConfig } from './dist/core/config.ts';
export type { Effect } from './dist/core/effects.ts';
export { endedMessage } from './dist/core/ended-message.ts';
export type { SessionEvent } from './dist/core/events.ts';
export type { DiagnosticCode, Notice } from './dist/core/notice.ts';
export type { PeerMessage } from './dist/core/peer-message.ts';
export type {
  ActiveState,
  DoneState,
  EndedState,
  EndingState,
  NoneState,
  OffState,
  Phase,
  ReviewState,
  SessionState,
  WaitingState,
} from './dist/core/state.ts';
export { initialState, transition } from './dist/core/transition.ts';
export { wakeAt } from './dist/core/deadlines.ts';
export type { Countdown, ModalKind, SessionView } from './dist/core/view.ts';
export { createSessionEngine } from './dist/driver/create-session-engine.ts';
export type { Cancel, Ports, Signal, Unsubscribe } from './dist/driver/ports.ts';
export type { EndResult, EngineOptions, SessionEngine } from './dist/driver/session-engine.ts';

// ── @tarapath/session-engine/browser · dist/browser.d.ts

import type { Ports } from './dist/index.ts';
type BrowserStorage = {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
};
/**
 * The ports of an ordinary page; the two that only the host can know, `api` and `nav`, are given. What a browser or webview does
 * not have (storage, Web Locks, BroadcastChannel) is done without; on a server it can be called too and touches nothing.
 *
 * @param options.storage where the session is remembered; default localStorage, `null` for memory only
 * @param options.channelName name of the BroadcastChannel of the customer's tabs; default 'sessionEngine'
 */
export declare function browserPorts(options: {
    api: Ports['api'];
    nav: Ports['nav'];
    storage?: BrowserStorage | null;
    channelName?: string;
}): Ports;
export {};

// ── @tarapath/session-engine/react · dist/react.d.ts

import { type ReactNode } from 'react';
import type { Chat, ChatView } from './dist/chat.ts';
import type { Countdown, SessionEngine, SessionView } from './dist/index.ts';
/** Gives an engine to the components below it. */
export declare function SessionProvider(props: {
    engine: SessionEngine;
    children?: ReactNode;
}): ReactNode;
/**
 * The engine itself, for its commands.
 *
 * @throws Error outside a SessionProvider
 */
export declare function useSessionEngine(): SessionEngine;
/**
 * What to show of the session. With `select` the component renders again only when the selected value changes;
 * give `equal` when the selector builds a new object each time, or it renders with every change of the view. The 1 s
 * tick never renders it. On a server, and while a page from a server is hydrated, it is the signed-out view,
 * so that both agree.
 */
export declare function useSession(): SessionView;
export declare function useSession<T>(select: (view: SessionView) => T, equal?: (a: T, b: T) => boolean): T;
/** Whole seconds left. Renders once a second while the page is visible, and when a countdown starts or stops. */
export declare function useSessionCountdown(): Countdown;
/** The rows of a chat and its state; renders again when they change. */
export declare function useChat(chat: Chat): ChatView;

// ── @tarapath/session-engine/chat · dist/chat.d.ts

export { createChat, type ChatOptions } from './dist/chat/create-chat.ts';
export type { StreamEvent } from './dist/chat/event-stream.ts';
export type { Chat, ChatLink, ChatRow, ChatTransport, ChatView, ServerMessage } from './dist/chat/message.ts';
export type { OutboxStorage } from './dist/chat/outbox.ts';
export { pollTransport, type MessagePage, type PollTransportOptions } from './dist/chat/poll-transport.ts';
export { sseTransport, type SseTransportOptions, type StreamUpdate } from './dist/chat/sse-transport.ts';
export type { StreamResponse } from './dist/chat/read-stream.ts';

// ── @tarapath/session-engine/testing · dist/testing.d.ts

export { createVirtualWorld, type VirtualWorld } from './dist/virtual-world/create-virtual-world.ts';
export type { Call, TraceEntry } from './dist/virtual-world/trace.ts';
export { inProgress, noneInProgress } from './dist/virtual-world/replies.ts';
export type { Script } from './dist/virtual-world/scripted-server.ts';
export type { Tab, TabOptions } from './dist/virtual-world/tab.ts';

// ── dist/chat/create-chat.d.ts

import type { Ports } from './dist/driver/ports.ts';
import type { Chat, ChatTransport } from './dist/chat/message.ts';
import { type OutboxStorage } from './dist/chat/outbox.ts';
/** What a chat needs. */
export interface ChatOptions {
    consultationId: string;
    transport: ChatTransport;
    clock: Ports['clock'];
    scheduler: Ports['scheduler'];
    /** Keeps unsent messages through a reload, under `chatOutbox:<consultation id>`. Default: memory only. */
    outbox?: OutboxStorage;
    /** Makes client ids. Default `crypto.randomUUID()` where there is one. */
    newId?: () => string;
    /** Applied to a text before it is shown or sent, for example masking. */
    prepare?: (text: string) => string;
    /** Called when the customer sends: the place for `engine.activity('send')`. */
    onSend?: () => void;
}
/**
 * The messages of one consultation: the server's list in the server's order, and what is written here, sent one at a time.
 *
 * A message whose send failed without a clear answer is looked for in the list before it is sent again (after 1, 2, 4, 8 s, five
 * tries in all), so that it neither vanishes nor doubles.
 */
export declare function createChat(options: ChatOptions): Chat;

// ── dist/chat/event-stream.d.ts

/** One event of a `text/event-stream`. */
export interface StreamEvent {
    /** `message` unless the server names it. */
    type: string;
    data: string;
    /** The id of this event or, where it has none, of the last one that had. */
    id: string | null;
}
/**
 * Reads a `text/event-stream` piece by piece, as the HTML standard has it: any line ending, comments, `data` on several lines,
 * `retry` in ms. An event cut off by the end of the stream is dropped.
 */
export declare function createEventReader(on: {
    event(event: StreamEvent): void;
    retry(ms: number): void;
}): {
    read(piece: string): void;
};

// ── dist/chat/message.d.ts

import type { Signal, Unsubscribe } from './dist/driver/ports.ts';
/** A message as the server lists it. The order of the server's list is the order of the conversation. */
export interface ServerMessage {
    id: string;
    /** The id the sender gave it, when the server echoes it. */
    clientId: string | null;
    sender: 'me' | 'them' | 'system';
    kind: string;
    text: string | null;
    attachmentUrl: string | null;
    /** Epoch ms. */
    at: number;
    /** The other side has read it. Only of own messages, and only where the server says so. */
    isRead?: boolean | undefined;
}
/** A connection to one consultation's messages. */
export interface ChatLink {
    /**
     * Sends one message. Rejects when it is not known to have arrived; an error with a 4xx `status` other than 408 and 429 means
     * that it never will, `retryAfter` is the wait that the server asks for, in seconds.
     */
    send(message: {
        clientId: string;
        text: string;
    }, signal: Signal): Promise<{
        id?: string | number;
    }>;
    /**
     * Lists the whole conversation again (`full`), from a request that leaves after this call: whether a message in doubt arrived
     * is read from the next full list. One that left before must not be passed on as full any more.
     */
    refresh(): void;
    close(): void;
}
/** How messages come and go: polling, a stream, anything. */
export interface ChatTransport {
    open(handlers: {
        consultationId: string;
        /**
         * `full`: the list is the whole conversation; else what is new or changed. `after`: the id of the message that the
         * list follows, where that is known; another message may have come since it was asked for.
         */
        onMessages(list: readonly ServerMessage[], full: boolean, after?: string | null): void;
        onTyping?(isTyping: boolean): void;
        /** The other side has read every own message up to the one with this id. For servers that tell. */
        onRead?(id: string): void;
        onState(state: 'ok' | 'failing' | 'closed'): void;
    }): ChatLink;
}
/** A message as a page shows it. */
export interface ChatRow {
    /** Stable from the moment it is written until long after it is sent. */
    key: string;
    id: string | null;
    sender: 'me' | 'them' | 'system';
    kind: string;
    text: string | null;
    attachmentUrl: string | null;
    /** Epoch ms. */
    at: number;
    /**
     * `unsure`: it may have arrived; the list is read before it is sent again. `read`: the other side has read it; a server that does
     * not tell leaves it at `sent`.
     */
    status: 'pending' | 'sending' | 'sent' | 'read' | 'unsure' | 'failed';
}
/** A conversation as a page shows it. Rows and view keep their identity while they stay the same. */
export interface ChatView {
    rows: readonly ChatRow[];
    state: 'loading' | 'ok' | 'failing' | 'closed';
    /** Messages of the other side since `seen()`; history counts as read. */
    unread: number;
    /** The other side is writing. Only some transports report it, such as a stream or a host that polls a status. */
    isTyping: boolean;
}
/** The messages of one consultation. No command throws, unless the host's `prepare` does. */
export interface Chat {
    getSnapshot(): ChatView;
    subscribe(fn: () => void): Unsubscribe;
    /** Writes a message and returns its row's key; '' for text in which nothing can be seen, which is not sent. */
    send(text: string): string;
    /** Sends a failed message once more. */
    retry(key: string): void;
    /** Takes back a message that failed or has not left yet. */
    remove(key: string): void;
    /** Everything shown has been read. */
    seen(): void;
    /** The consultation is over: what has not been sent never will be. */
    ended(): void;
    /** Lists the messages again. */
    refresh(): void;
    /** Closes the connection and stops every timer. */
    dispose(): void;
}

// ── dist/chat/outbox.d.ts

import type { Outgoing } from './dist/chat/outgoing.ts';
/** Where unsent messages wait through a reload; sessionStorage fits. All methods may throw. */
export interface OutboxStorage {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
}
/** The written messages of one consultation that the server is not known to have. */
export declare function createOutbox(consultationId: string, storage: OutboxStorage | undefined): {
    load(): readonly Outgoing[];
    save(list: readonly Outgoing[]): void;
};

// ── dist/chat/outgoing.d.ts

import type { ChatRow } from './dist/chat/message.ts';
/** A message written here, until the server's list shows it. Plain data, so that it can be stored. */
export interface Outgoing {
    readonly key: string;
    readonly text: string;
    readonly at: number;
    readonly status: Exclude<ChatRow['status'], 'read'>;
    readonly tries: number;
    /** Which message was the last one on the server when this one first left; it can only stand after that. */
    readonly leftAfter: string | null;
    /** The server's id, from the reply to the send. */
    readonly id: string | null;
    /** The listed message that it is taken for. */
    readonly listedAs: string | null;
    /** The server refused it: it cannot be in the list. */
    readonly refused: boolean;
}

// ── dist/chat/poll-transport.d.ts

import type { Ports, Signal } from './dist/driver/ports.ts';
import type { ChatTransport, ServerMessage } from './dist/chat/message.ts';
/** A page of messages with the ETag of its reply. */
export interface MessagePage {
    /** Oldest first; null when the server said that nothing has changed (304). */
    messages: readonly ServerMessage[] | null;
    /** The reply's `ETag` header; it is given back with the next read of the same page. */
    etag?: string | null;
}
/** What polling needs of its host. */
export interface PollTransportOptions {
    /**
     * The messages after the one with id `after`, oldest first; all of them when it is null. Send `etag`, when it is not null, as
     * `If-None-Match`. Reject for a failed read; an error with `kind: 'unauthorized'` or `status: 401` closes the chat.
     */
    list(id: string, options: {
        after: string | null;
        etag: string | null;
        signal: Signal;
    }): Promise<readonly ServerMessage[] | MessagePage>;
    /** Sends one message, as `ChatLink.send` does. */
    send(id: string, message: {
        clientId: string;
        text: string;
    }, signal: Signal): Promise<{
        id?: string | number;
    }>;
    /** The engine's; `mono` measures the pace. */
    clock: Ports['clock'];
    /** The engine's; at most one timer is armed. */
    scheduler: Ports['scheduler'];
    /** The engine's; without it the page counts as always visible. */
    lifecycle?: Ports['lifecycle'];
    /** The engine's; with it the tabs that show the same conversation share one stream of reads. */
    peers?: Ports['peers'];
    /** Start to start while the page is visible, ms. Default 2000. */
    visibleMs?: number;
    /** Start to start while it is hidden, ms. Default 10000. */
    hiddenMs?: number;
}
/** Start to start, ms, while the page is visible or hidden. */
export declare function paceOf(options: PollTransportOptions, isVisible: boolean): number;
/**
 * Lists the messages again and again: at once after a send and when the page comes back, else every 2 s (10 s while hidden). The
 * whole conversation is read first and whenever the page was away; between, only what is new. A read is given 10 s; failures
 * slow the reading down to one in 15 s; an "unauthorized" closes it.
 *
 * With `peers`, a tab reads only when no other tab of this conversation is reading, and all take over what one has read. A tab
 * that waits for another's read waits 1.5 s at most.
 */
export declare function pollTransport(options: PollTransportOptions): ChatTransport;

// ── dist/chat/read-stream.d.ts

import type { Signal } from './dist/driver/ports.ts';
/** The part of a `Response` that is needed; the reply of `fetch` fits. */
export interface StreamResponse {
    readonly status: number;
    readonly body: {
        getReader(): {
            read(): Promise<{
                done: boolean;
                value?: Uint8Array | undefined;
            }>;
            cancel(): Promise<void>;
        };
    } | null;
}
export type StreamBody = NonNullable<StreamResponse['body']>;
/** Reads a body as text, piece by piece, until it ends or is aborted. */
export declare function readStream(body: StreamBody, signal: Signal, onText: (text: string) => void): Promise<void>;

// ── dist/chat/sse-transport.d.ts

import type { ChatTransport, ServerMessage } from './dist/chat/message.ts';
import { type StreamEvent } from './dist/chat/event-stream.ts';
import { type PollTransportOptions } from './dist/chat/poll-transport.ts';
import type { StreamResponse } from './dist/chat/read-stream.ts';
import type { Signal } from './dist/driver/ports.ts';
/** What an event means: messages that are new or changed, whether the other side is writing, or nothing. */
export type StreamUpdate = {
    messages: readonly ServerMessage[];
} | {
    isTyping: boolean;
} | null;
/** What a stream needs of its host, besides what polling needs. */
export interface SseTransportOptions extends PollTransportOptions {
    /**
     * Asks for the event stream; the reply of `fetch` fits. The host adds `accept: text/event-stream`, its Bearer header and, when
     * it is not null, `last-event-id`.
     */
    stream(id: string, options: {
        lastEventId: string | null;
        signal: Signal;
    }): Promise<StreamResponse>;
    /** Reads one event. An event whose reading throws is passed over. */
    readEvent(event: StreamEvent): StreamUpdate;
    /** Start to start of the reads that go on while the stream is open, ms: a stream may lose messages unnoticed. Default 30000. */
    besideStreamMs?: number;
    /** A stream that brings no byte for so long, comments included, is cut and opened anew, ms. Default 45000. */
    silenceMs?: number;
    /** Waits before opening a stream anew, ms, in turn; the last one repeats. Default 1000, 2000, 4000, 8000, 16000, 30000. */
    reconnectMs?: readonly number[];
}
/**
 * Polling that is helped by an event stream (SSE) while the page is visible: each time the stream opens, the whole conversation
 * is read once, then the events of the stream are passed on as they come.
 *
 * The stream is never the only source. While it is closed, or cannot be had, everything goes on as with {@link pollTransport};
 * while it is open, a read every 30 s finds what it did not deliver. It is closed while the page is hidden, because a browser allows
 * six connections to a host for all tabs together.
 */
export declare function sseTransport(options: SseTransportOptions): ChatTransport;

// ── dist/core/config.d.ts

import type { OrderType } from './dist/core/consultation.ts';
/** Everything that can be turned. All times are milliseconds. */
export interface SessionConfig {
    /** Start of one status read to the start of the next. Default 1500 (specification §9). */
    pollMs?: number;
    /** How often a visible countdown ticks. Default 1000 (specification §9). */
    tickMs?: number;
    /** Idle time at the first pick-up. Default 180000; the specification does not give it. */
    idleInitialMs?: number;
    /** Idle time after a continue or an own message. Default 180000 (specification §9). */
    idleContinueMs?: number;
    /** The idle warning opens with this much left. Default 60000 (specification §9). */
    idleWarnMs?: number;
    /** Which orders have an idle countdown. Default `[1]`: a caller is on the phone, not at the page. */
    idleOrderTypes?: readonly OrderType[];
    /** What starts the idle time afresh. Default `['continue', 'send']`; `['continue']` is the letter of the specification. */
    idleResetOn?: readonly ('continue' | 'send' | 'typing')[];
    /** Whether the timers may end a consultation. Default true; false when a native shell owns the session. */
    autoEnd?: boolean;
    /** Whether modals and widgets may be shown. Default true; false for `?platform=mobile`. */
    popups?: boolean;
    /** Path of the chat page. Default '/chat'. */
    chatPath?: string;
    /** Where a customer without a consultation is sent from the chat page. Default '/'. */
    homePath?: string;
    /** How long the ended modal waits for the end call. Default 3000. */
    endUiTimeoutMs?: number;
    /** Waits before the end call is repeated. Default `[1000, 2000, 4000, 8000, 16000]`. */
    endRetryMs?: readonly number[];
    /** After these, from one repetition to the next, until the server answers. Default 30000. */
    endRetryForeverMs?: number;
    /** How long a new consultation is looked for after `consultationInitiated()`. Default 30000. */
    expectMs?: number;
    /** Put before every storage key. Default '' keeps the specification's key names. */
    storagePrefix?: string;
    /** Reads `start_datetime` into epoch milliseconds, or null when it cannot. Default: ISO 8601, UTC when no offset is given. */
    parseStart?(text: string): number | null;
}
/** A configuration with every default filled in. */
export type Settings = Required<SessionConfig>;
export declare const DEFAULTS: Settings;
/** Fills in the defaults; remembered for each configuration object, so that it costs nothing in a transition. */
export declare function settingsOf(config: SessionConfig | undefined): Settings;

// ── dist/core/consultation.d.ts

/** What was ordered: 1 = chat, 2 = call. Source: specification §3. */
export type OrderType = 1 | 2;
/**
 * The consultation as the server last described it, in the server's own field names (specification §3).
 * Values the server did not send are `null` or `false`; numbers sent as text have been read.
 */
export interface Consultation {
    /** The consultation's id, always text even when the server sends a number. */
    readonly id: string;
    readonly order_type: OrderType | null;
    readonly status: string | null;
    readonly sub_status: string | null;
    readonly status_message: string | null;
    /** Longest duration in seconds, counted from the start of the consultation. */
    readonly max_call_duration: number | null;
    /** When it started, as sent; text without an offset is read as UTC. */
    readonly start_datetime: string | null;
    readonly astro_pickup_status: boolean;
    readonly customer_pickup_status: boolean;
    readonly show_review_popup: boolean;
}
/** Body of the end-consultation call. `consultation_termination_type` is 3 exactly when a timer decided. */
export interface EndPayload {
    auto_end: boolean;
    /** "idle expired", "max duration", "missing max duration", "missing idle time", "ended by user" or "ended by logout". */
    chat_end_reason: string;
    consultation_termination_type?: 3;
}
export declare function endPayload(isAuto: boolean, reason: string): EndPayload;
/** How a consultation ended, as the ended modal shows it. */
export interface Ended {
    readonly id: string;
    readonly order_type: OrderType | null;
    /** The server's sentence verbatim (render it as text, never as HTML), or "Call Ended", "Chat Ended", "Session Ended". */
    readonly message: string;
    /** `rejected` when the astrologer turned the request down: shown directly, on every route. */
    readonly variant: 'normal' | 'rejected';
    /** Whether closing the modal leads to the review. */
    readonly review: boolean;
    readonly by: 'server' | 'auto' | 'user' | 'peer';
    /** False while the server has not answered the end: what it cost is not known then, so show no receipt. */
    readonly confirmed: boolean;
}
/** Both sides have picked up: the consultation is live and its clocks run. */
export declare function hasBothPickedUp(consultation: Consultation): boolean;

// ── dist/core/deadlines.d.ts

import { type SessionConfig, type Settings } from './dist/core/config.ts';
import type { Consultation } from './dist/core/consultation.ts';
import { type ActiveState, type Session, type SessionState } from './dist/core/state.ts';
/** A read or an end call without an answer has failed after this time. */
export declare const REQUEST_TIMEOUT_MS = 10000;
export declare function idleApplies({ order_type }: Consultation, settings: Settings): boolean;
/** Idle time left, running or paused; Infinity when there is none to count. */
export declare function idleLeftMs({ idleEndsAt, idleLeftMs }: Session, now: number): number;
/** When the longest duration is reached, on the local wall clock; Infinity while that is not known. */
export declare function maxEndsAt({ session, clockOffset }: SessionState): number;
/** Deadlines act and countdowns count only in an active consultation that the server has confirmed in this page life. */
export declare function isRunning(state: SessionState): state is ActiveState;
export declare function isIdleWarningDue(state: SessionState, now: number, settings: Settings): boolean;
/** A consultation in progress is polled; without one only until a first read has settled, and while a new one is expected. */
export declare function shouldPoll(state: SessionState, now: number): boolean;
/**
 * The next moment, epoch ms, at which something can happen by itself; null when only an event can change anything.
 * Always later than `now` for a state that `transition` returned for the same `now`.
 */
export declare function wakeAt(state: SessionState, now: number, config?: SessionConfig): number | null;

// ── dist/core/effects.d.ts

import type { EndPayload } from './dist/core/consultation.ts';
import type { DiagnosticCode, Notice } from './dist/core/notice.ts';
import type { PeerContent } from './dist/core/peer-message.ts';
import type { StoredEntry, StoredKey } from './dist/core/stored-session.ts';
/** What the host has to do, as plain data, in the order in which `transition` answers it. */
export type Effect = 
/** Read the status; `leased`: only when no other tab is reading. */
{
    readonly type: 'poll';
    readonly ticket: number;
    readonly leased: boolean;
} | EndEffect
/** Take back the waiting request. */
 | {
    readonly type: 'cancel';
    readonly id: string;
}
/** Write these keys, in this order. */
 | {
    readonly type: 'persist';
    readonly entries: readonly StoredEntry[];
}
/** Remove these keys, in this order. */
 | {
    readonly type: 'clear';
    readonly keys: readonly StoredKey[];
}
/** Send one diagnostic line. */
 | {
    readonly type: 'log';
    readonly code: DiagnosticCode;
    readonly id: string | null;
    readonly line: string;
} | {
    readonly type: 'reload';
} | {
    readonly type: 'navigate';
    readonly path: string;
} | {
    readonly type: 'logout';
} | {
    readonly type: 'notify';
    readonly to: 'peers';
    readonly message: PeerContent;
} | {
    readonly type: 'notify';
    readonly to: 'host';
    readonly notice: Notice;
};
/** Send the end-consultation call. */
export interface EndEffect {
    readonly type: 'end';
    readonly id: string;
    readonly body: EndPayload;
    readonly attempt: number;
    readonly idempotencyKey: string;
    /** Only when no other tab is sending it. */
    readonly leased: boolean;
}

// ── dist/core/ended-message.d.ts

import type { OrderType } from './dist/core/consultation.ts';
/**
 * The sentence of the ended modal: the server's own when it is not blank, else one by what was ordered.
 *
 * @param statusMessage `status_message` of the reply that ended the consultation; anything but non-blank text counts as absent
 * @param orderType 1 or 2 (also accepted as "1" and "2"); anything else gives "Session Ended"
 */
export declare function endedMessage(statusMessage: unknown, orderType: OrderType | null | undefined): string;

// ── dist/core/events.d.ts

import type { StoredTexts } from './dist/core/stored-session.ts';
/**
 * Something that happened. What comes from outside is `unknown`: it is checked where it is read. `frozen`, `logout-finished` and
 * every event of another name only let time pass.
 */
export type SessionEvent = {
    readonly type: 'signed-in' | 'signed-out' | 'visible' | 'hidden' | 'online' | 'resumed' | 'frozen' | 'refresh-asked' | 'storage-changed' | 'storage-failed' | 'continued' | 'end-asked' | 'cancel-asked' | 'logout-asked' | 'logout-confirmed' | 'logout-cancelled' | 'logout-finished' | 'ended-closed' | 'review-done' | 'consultation-initiated' | 'time-passed';
} | {
    readonly type: 'booted';
    readonly signedIn: boolean;
    readonly path: string;
    readonly visible: boolean;
    readonly stored: StoredTexts;
} | {
    readonly type: 'route-changed';
    readonly path: string;
} | {
    readonly type: 'status-read';
    readonly ticket: number;
    readonly body: unknown;
    readonly serverDate: unknown;
} | {
    readonly type: 'status-failed';
    readonly ticket: number;
    readonly unauthorized: boolean;
}
/** Another tab is reading. */
 | {
    readonly type: 'lease-refused';
    readonly ticket: number;
} | {
    readonly type: 'activity';
    readonly kind: unknown;
}
/** The server has answered the end, or says that the consultation is unknown or over. */
 | {
    readonly type: 'end-confirmed';
    readonly id: string;
    readonly reply: unknown;
} | {
    readonly type: 'end-failed';
    readonly id: string;
    readonly attempt: number;
}
/** Another tab is sending the same end. */
 | {
    readonly type: 'end-deferred';
    readonly id: string;
    readonly attempt: number;
}
/** Storage holds an end that this tab may not know of. */
 | {
    readonly type: 'end-found';
    readonly text: unknown;
} | {
    readonly type: 'cancel-answered';
    readonly id: string;
    readonly ok: boolean;
} | {
    readonly type: 'details-loaded';
    readonly ongoing: unknown;
}
/** A message of another tab; its `type` follows `peer-`. */
 | {
    readonly type: 'peer-status';
    readonly body: unknown;
    readonly at: unknown;
    readonly sentAt?: unknown;
    readonly serverDate?: unknown;
} | {
    readonly type: 'peer-idle';
    readonly id: unknown;
    readonly ms: unknown;
    readonly at: unknown;
} | {
    readonly type: 'peer-ending';
    readonly id: unknown;
    readonly body: unknown;
} | {
    readonly type: 'peer-ended';
    readonly ended: unknown;
} | {
    readonly type: 'peer-reviewed';
    readonly id: unknown;
}
/** The wall clock moved against the monotonic one: it was set, or (forward only) the device slept. */
 | {
    readonly type: 'clock-set';
    readonly byMs: number;
}
/** The page was suspended; `before` is the last moment it was awake. */
 | {
    readonly type: 'time-jumped';
    readonly before: number;
};
/** The fields of one event. */
export type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, {
    readonly type: T;
}>;

// ── dist/core/notice.d.ts

import type { Ended } from './dist/core/consultation.ts';
/** Odd things worth one line in the save-log call; at most one for each code and consultation. */
export type DiagnosticCode = 'missing-max-duration' | 'missing-idle-time' | 'max-at-first-sight' | 'malformed-status' | 'session-replaced' | 'clock-jump' | 'storage-failed' | 'end-gave-up';
/** Something happened that analytics or a native shell may want to know. Nothing depends on it. */
export type Notice = {
    type: 'started' | 'picked-up' | 'pickup-lost' | 'replaced' | 'warning' | 'continued';
    id: string;
} | {
    type: 'ended';
    ended: Ended;
} | {
    type: 'end-gave-up';
    id: string;
} | {
    type: 'diagnostic';
    code: DiagnosticCode;
    id: string | null;
};

// ── dist/core/peer-message.d.ts

import type { Ended, EndPayload } from './dist/core/consultation.ts';
/** What a tab broadcasts to the customer's other tabs. */
export type PeerContent = {
    type: 'status';
    /** The reply; null when the read failed. */
    body: unknown;
    /** Wall clock when the reply came, epoch ms. */
    at: number;
    /** Wall clock when the read left; lets the others drop a reply that was overtaken. */
    sentAt?: number;
    /** The reply's `Date` header, epoch ms; lets the others estimate server time too. */
    serverDate?: number | null;
} | {
    type: 'idle';
    id: string;
    ms: number;
    at: number;
} | {
    type: 'ending';
    id: string;
    body: EndPayload;
} | {
    type: 'ended';
    ended: Ended;
} | {
    type: 'reviewed';
    id: string;
} | {
    /** Messages of a chat, for the chats of the other tabs; the engine ignores it. */
    type: 'messages';
    id: string;
    /** The message that the list follows; null when it is the whole conversation. */
    after: string | null;
    list: readonly unknown[];
};
/** A message between tabs: version, sending tab, content. A tab ignores every version but its own. */
export type PeerMessage = {
    v: 2;
    tab: string;
} & PeerContent;

// ── dist/core/read-status.d.ts

import type { Consultation, OrderType } from './dist/core/consultation.ts';
/** A reply as far as it was sent; nothing in it has been checked. */
export type RawDetails = {
    readonly [field: string]: unknown;
};
export declare function asRecord(value: unknown): RawDetails | null;
export declare function asNumber(value: unknown): number | null;
export declare function asOrderType(value: unknown): OrderType | null;
/** A reply that could be read: the consultation in progress, or none and the details of its end. */
export type StatusReading = {
    readonly consultation: Consultation | null;
    readonly details: RawDetails;
};
/**
 * Only a literal `true` with details that have an id is "in progress", only a literal `false` is "none"; anything else is a failed
 * check and gives null.
 */
export declare function readStatus(body: unknown): StatusReading | null;

// ── dist/core/state.d.ts

import type { Consultation, Ended, EndPayload } from './dist/core/consultation.ts';
import type { RawDetails } from './dist/core/read-status.ts';
/**
 * Where the customer is: **off** (signed out), **none** (no consultation), **waiting** (not both picked up), **active** (both),
 * **ending** (end requested, at most 3 s), **ended** and **review** (modals), **done** (reload or logout requested).
 */
export type Phase = 'off' | 'none' | 'waiting' | 'active' | 'ending' | 'ended' | 'review' | 'done';
/**
 * An end that was decided and that the server has not answered. It stays in storage and in every tab that has heard of it, so
 * that whichever is left goes on sending it.
 */
export interface PendingEnd {
    readonly id: string;
    readonly payload: EndPayload;
    readonly decidedAt: number;
    readonly attempt: number;
    /** `due`: sent at `at`. `sent`: times out at `at`. `deferred`: another tab holds the lock; sent at `at` without asking again. */
    readonly stage: 'due' | 'sent' | 'deferred';
    readonly at: number;
    /** How this tab has shown it, before it was confirmed. */
    readonly ended: Ended | null;
}
/** What every phase has. Moments are local epoch ms; 0 is a moment that never comes. */
export interface Shared {
    readonly path: string;
    readonly visible: boolean;
    /** A status read has been answered in this page life and since the last gap; no deadline acts before. */
    readonly confirmed: boolean;
    readonly cancelled: boolean;
    /** The customer has been sent away from the chat page; once for each visit. */
    readonly redirected: boolean;
    /** Consultations that ended in this page life: they cannot come back and are not shown twice. */
    readonly endedIds: readonly string[];
    readonly pendingEnd: PendingEnd | null;
    readonly logged: readonly string[];
    /** `deferred`: another tab holds the lease; its broadcast is awaited. */
    readonly read: 'idle' | 'running' | 'deferred';
    /** Identifies the read in flight; a reply with another ticket is stale. */
    readonly ticket: number;
    readonly readStartedAt: number;
    /** When the next read is due, the running one times out, or the other tab's is no longer awaited. */
    readonly pollAt: number;
    /** A read was requested; it starts when none is in flight. `leased`: another tab's reply will do. */
    readonly requested: 'no' | 'leased' | 'fresh';
    readonly failures: number;
    /** Reads fail, and none has been good since. */
    readonly failing: boolean;
    /** When another tab's reply was last adopted. */
    readonly peerReadAt: number;
    /** Replies to reads that left before this moment are stale. */
    readonly staleBefore: number;
    /** A consultation that was just requested is looked for until then. */
    readonly expectUntil: number;
    /** The taking back of a waiting request is answered until then, or has failed. */
    readonly cancelUntil: number;
    /** How far the local clock is ahead of the server's, and the interval that all replies so far allow. */
    readonly clockOffset: number;
    readonly clockOffsetMin: number;
    readonly clockOffsetMax: number;
    /** How far the local clock has jumped ahead since the last reply: it was set, or the device slept. The next reply tells. */
    readonly jumpedMs: number;
}
/** What a phase with a consultation has. */
export interface Session {
    readonly consultation: Consultation;
    /** What the server told of it, as it was sent. */
    readonly details: RawDetails;
    /** Longest duration; Infinity while it is not known, as for every number below. */
    readonly maxSeconds: number;
    /** Server time; all other moments are local. */
    readonly startedAt: number;
    /** A running idle countdown is a deadline, a paused one an amount; one of them is Infinity. */
    readonly idleEndsAt: number;
    readonly idleLeftMs: number;
    readonly savedIdleSeconds: number;
    /** In-progress replies in a row that lacked something necessary. */
    readonly suspect: 0 | 1 | 2;
    /** Time left has been seen in this page life, so a maximum of zero is an end and not a wrong clock. */
    readonly sawTimeLeft: boolean;
    /** When user details showed no consultation: a read that starts later and fails clears the session. */
    readonly disputedAt: number;
    readonly logout: 'none' | 'confirm' | 'running';
}
/** A session whose end has been requested. */
export interface EndingSession extends Session {
    /** The ended modal waits for the end call until then. */
    readonly endingUntil: number;
    readonly endedBy: Ended['by'];
}
interface Without {
    readonly session: null;
    readonly ended: null;
}
interface WithSession<S extends Session = Session> {
    readonly session: S;
    readonly ended: null;
}
interface WithEnded {
    readonly session: null;
    readonly ended: Ended;
}
export interface OffState extends Shared, Without {
    readonly phase: 'off';
}
export interface NoneState extends Shared, Without {
    readonly phase: 'none';
}
export interface WaitingState extends Shared, WithSession {
    readonly phase: 'waiting';
}
export interface ActiveState extends Shared, WithSession {
    readonly phase: 'active';
}
export interface EndingState extends Shared, WithSession<EndingSession> {
    readonly phase: 'ending';
}
export interface EndedState extends Shared, WithEnded {
    readonly phase: 'ended';
}
export interface ReviewState extends Shared, WithEnded {
    readonly phase: 'review';
}
export interface DoneState extends Shared, Without {
    readonly phase: 'done';
}
/** The engine's state: plain data, one member for each phase. Make one with `initialState()`. */
export type SessionState = OffState | NoneState | WaitingState | ActiveState | EndingState | EndedState | ReviewState | DoneState;
export type StateIn<P extends Phase> = Extract<SessionState, {
    phase: P;
}>;
export type LivePhase = 'waiting' | 'active';
export type SignedInPhase = Exclude<Phase, 'off' | 'done'>;
/** A consultation is in progress, and its end has not been requested. */
export declare const LIVE: readonly LivePhase[];
/** Phases in which the status may be read. */
export declare const READING: readonly Exclude<SignedInPhase, 'ending'>[];
export declare function isLive(state: SessionState): state is WaitingState | ActiveState;
export declare const INITIAL_STATE: OffState;
/** An end that is due at once. */
export declare function newPendingEnd(id: string, payload: EndPayload, decidedAt: number): PendingEnd;
/** A consultation about which nothing else is known yet. */
export declare function newSession(consultation: Consultation, details: RawDetails): Session;
export {};

// ── dist/core/stored-session.d.ts

import type { Consultation } from './dist/core/consultation.ts';
import { type PendingEnd, type Session } from './dist/core/state.ts';
/** The specification's keys in the order in which they are removed: the details are the commit marker, first out and last in. */
export declare const SESSION_KEYS: readonly ['sessionDetails', 'sessionDetails_id', 'maxDuration', 'startChatTime', 'chatIdleTime'];
export declare const PENDING_END_KEY = "sessionEngine:pendingEnd";
export type StoredKey = (typeof SESSION_KEYS)[number] | typeof PENDING_END_KEY;
export declare const ALL_KEYS: readonly StoredKey[];
export type StoredEntry = readonly [key: StoredKey, value: string];
/** What storage held at boot, unread. */
export type StoredTexts = {
    readonly [key in StoredKey]?: string | null;
};
/** Whole seconds, rounded up, never negative. */
export declare function wholeSeconds(ms: number): number;
export declare function idleSecondsLeft(session: Session, now: number): number;
/** All that is known about the consultation, in the order in which it is written. */
export declare function sessionEntries(session: Session, now: number): StoredEntry[];
export declare function pendingEndEntry({ id, payload, decidedAt }: PendingEnd): StoredEntry;
/** The stored session, or null when the keys are absent, torn or not readable. */
export declare function restoreSession(texts: StoredTexts, maxIdleMs: number, hasIdle: (consultation: Consultation) => boolean): Session | null;
/** An end that a page decided and could not confirm; null when there is none, or it is not readable. */
export declare function restorePendingEnd(text: unknown, now: number): PendingEnd | null;

// ── dist/core/transition.d.ts

import { type SessionConfig } from './dist/core/config.ts';
import type { Effect } from './dist/core/effects.ts';
import type { SessionEvent } from './dist/core/events.ts';
import { type SessionState } from './dist/core/state.ts';
/** The state before `booted`: signed out, without a consultation. */
export declare function initialState(_config?: SessionConfig): SessionState;
/**
 * The whole lifecycle as a pure function: the next state, and the effects to carry out in order. Never throws, never changes its
 * input; an unknown event only lets time pass.
 *
 * @param now the local wall clock, epoch ms
 */
export declare function transition(state: SessionState, event: SessionEvent, now: number, config?: SessionConfig): readonly [SessionState, readonly Effect[]];

// ── dist/core/view.d.ts

import type { Consultation, Ended } from './dist/core/consultation.ts';
import type { Settings } from './dist/core/config.ts';
import { type Phase, type SessionState } from './dist/core/state.ts';
/** Which modal is open; at most one at a time. */
export type ModalKind = 'idleWarning' | 'sessionEnded' | 'endWarningLogout' | 'review';
/** What a page shows. The object keeps its identity until something other than the countdown changes. */
export interface SessionView {
    readonly phase: Phase;
    readonly modal: ModalKind | null;
    /** The floating widget: a call on every page, a chat on every page but the chat page. */
    readonly widget: 'chat' | 'call' | null;
    /** The consultation while one is waiting, active or ending; else null. */
    readonly consultation: Consultation | null;
    /** What the server told of the consultation, untouched: `details as YourType`. The same object until something in it changes. */
    readonly details: unknown;
    /** How the last consultation ended, while its modal or its review is open. */
    readonly ended: Ended | null;
    /** The customer took a waiting request back and the server agreed. */
    readonly cancelled: boolean;
    /** The first status read of this page life has settled; before, this is what storage remembered. */
    readonly confirmed: boolean;
    /** `failing` after three failed reads in a row, or when the first one of this page life fails; `ok` after a good one. */
    readonly connection: 'ok' | 'failing';
    /** Wall-clock ms at which the countdown reaches 0; null when not running (so a UI can count without re-rendering the tree). */
    readonly idleEndsAt: number | null;
    readonly maxEndsAt: number | null;
}
/** Whole seconds left, rounded up, never negative; null when there is nothing to count. */
export interface Countdown {
    readonly idleSeconds: number | null;
    readonly remainingSeconds: number | null;
}
/** Derives what is shown from the state; nothing of it is stored. */
export declare function viewOf(state: SessionState, now: number, settings: Settings): SessionView;
/** The numbers a clock shows at this moment. */
export declare function countdownOf(state: SessionState, now: number): Countdown;

// ── dist/driver/create-session-engine.d.ts

import type { EngineOptions, SessionEngine } from './dist/driver/session-engine.ts';
/**
 * Starts the engine of one page: it restores what storage holds, reads the status, and runs the consultation from then on.
 *
 * @throws TypeError for a wrong argument only; never afterwards. What a port throws becomes state, notices and at most one
 * save-log line for each code.
 */
export declare function createSessionEngine(options: EngineOptions): SessionEngine;

// ── dist/driver/ports.d.ts

import type { EndPayload } from './dist/core/consultation.ts';
import type { Notice } from './dist/core/notice.ts';
import type { PeerMessage } from './dist/core/peer-message.ts';
/**
 * What is aborted: the AbortSignal of the host, where its types have one, so that `{ signal }` goes to `fetch` as it is; else the
 * part of it that is needed.
 */
export type Signal = typeof globalThis extends {
    AbortSignal: {
        prototype: infer Known;
    };
} ? Known : {
    readonly aborted: boolean;
    addEventListener(type: 'abort', fn: () => void): void;
};
/** Takes back what was scheduled. */
export type Cancel = () => void;
/** Stops a subscription. */
export type Unsubscribe = () => void;
/** Every way in which the engine touches the outside world. All methods may throw or reject: the engine catches. */
export interface Ports {
    api: {
        /**
         * GET ongoing-status. `body` is the parsed reply, unchecked; `serverDate` its `Date` header in epoch ms when readable.
         * Reject for any failed read; an error with `kind: 'unauthorized'` or `status: 401` stops the polling until `signedIn()`.
         */
        getStatus(options: {
            signal: Signal;
        }): Promise<{
            body: unknown;
            serverDate?: number | null;
        }>;
        /** POST end-consultation. Resolves with the parsed reply; rejects when it is not known to have arrived. */
        endConsultation(id: string, body: EndPayload, options: {
            keepalive: boolean;
            idempotencyKey: string;
        }): Promise<unknown>;
        /** PATCH ongoing-status: the customer takes back a request that waits. */
        cancelWaiting(id: string): Promise<unknown>;
        /** POST save-log: one diagnostic line (a code and an id, never message text). */
        saveLog(line: string): void;
    };
    /** Shared by the tabs of one customer, as localStorage is. May be missing, full or torn: memory is the truth. */
    storage: {
        get(key: string): string | null;
        set(key: string, value: string): void;
        remove(key: string): void;
        /** Another tab changed a key; null when it cleared everything. */
        onExternalChange?(fn: (key: string | null) => void): Unsubscribe;
    };
    /** `wall` is Date.now(), `mono` performance.now(); they are compared to notice sleep and clock changes. */
    clock: {
        wall(): number;
        mono(): number;
    };
    /** The engine keeps at most one of its own timers armed. */
    scheduler: {
        after(ms: number, fn: () => void): Cancel;
    };
    nav: {
        /** Loads the page again; asked for once the ended modal and the review are closed. */
        reload(): void;
        /** Replaces the route, without a new history entry. */
        replace(path: string): void;
        /** Signs out for good: logout call, storage and cookies cleared, page loaded again. The engine does not call `reload` after it. */
        logoutFully(): Promise<void> | void;
    };
    lifecycle?: {
        subscribe(fn: (type: 'visible' | 'hidden' | 'online' | 'frozen' | 'resumed') => void): Unsubscribe;
        isVisible(): boolean;
    };
    /** The customer's other tabs. `tryExclusive` runs `fn` only when no other tab holds the name, and resolves with whether it ran. */
    peers?: {
        tryExclusive(name: string, fn: () => Promise<void>): Promise<boolean>;
        post(message: PeerMessage): void;
        subscribe(fn: (message: PeerMessage) => void): Unsubscribe;
    };
    /** For analytics or a native bridge; never required. */
    onNotice?(notice: Notice): void;
}

// ── dist/driver/session-engine.d.ts

import type { SessionConfig } from './dist/core/config.ts';
import type { Effect } from './dist/core/effects.ts';
import type { SessionEvent } from './dist/core/events.ts';
import type { SessionState } from './dist/core/state.ts';
import type { Countdown, SessionView } from './dist/core/view.ts';
import type { Ports, Unsubscribe } from './dist/driver/ports.ts';
/**
 * The result of `end()`. `request-failed`: the customer sees the consultation ended, the server has not confirmed within
 * the waiting time; the engine keeps sending the end.
 */
export type EndResult = {
    ok: true;
} | {
    ok: false;
    reason: 'no-session' | 'already-ending' | 'request-failed';
};
/** One page's engine. Commands never throw and never reject; after `dispose` all of them do nothing. */
export interface SessionEngine {
    /** What to show. Stable identity until something other than the countdown changes. */
    getSnapshot(): SessionView;
    /** The numbers of the clock at this moment; the same object while the numbers are the same. */
    getCountdown(): Countdown;
    /** Called after the snapshot changed; not called by the 1 s tick. */
    subscribe(fn: () => void): Unsubscribe;
    /** Called with what `select` picks from the snapshot, after that changed; `equal` compares, by default `Object.is`. */
    subscribe<T>(select: (view: SessionView) => T, fn: (value: T) => void, equal?: (a: T, b: T) => boolean): Unsubscribe;
    /** Called once a second while a countdown runs in a visible tab. */
    subscribeTick(fn: () => void): Unsubscribe;
    /** "Continue" in the idle warning. True when the warning was open and is now closed; without a warning nothing happens. */
    continue(): boolean;
    /** The customer did something. Which kinds start the idle time afresh is `idleResetOn`. */
    activity(kind: 'send' | 'typing'): void;
    /** The customer ends the consultation. Resolves when the call settled, or after the waiting time of the ended modal. */
    end(): Promise<EndResult>;
    /** Takes back a waiting request. True when the server agreed. */
    cancelWaiting(): Promise<boolean>;
    /** The customer wants to sign out. `confirm-needed` while a consultation runs: the `endWarningLogout` modal opens. */
    requestLogout(): 'confirm-needed' | 'done';
    /** Ends the consultation and signs out. Resolves when `nav.logoutFully` settled. */
    confirmLogout(): Promise<void>;
    /** The customer stays: the modal closes, nothing else changes. */
    cancelLogout(): void;
    /** The ended modal was closed: the review opens, or the page loads again. */
    closeEnded(): void;
    /** The review was sent or dismissed: the page loads again. */
    reviewDone(): void;
    /** The route changed. Query and hash do not count. */
    routeChanged(path: string): void;
    /** The customer signed in: look for their consultation. */
    signedIn(): void;
    /** Everything about the session is forgotten, without a modal. */
    signedOut(): void;
    /** User details arrived; without an ongoing consultation a stored one is checked (not on the chat page). */
    userDetailsLoaded(details: {
        ongoing_consultation: unknown;
    }): void;
    /** A request was made: look for the new consultation for a while. */
    consultationInitiated(): void;
    /** Read the status now, for example after the maximum duration was raised. */
    refresh(): void;
    /** Stops timers and subscriptions and aborts the read in flight. */
    dispose(): void;
}
/** What an engine needs: its ports, whether the customer is signed in, and the path of the page. */
export interface EngineOptions {
    ports: Ports;
    signedIn: boolean;
    path: string;
    config?: SessionConfig;
    /** Sees every event with the state before and after it, for developer tools. What it throws is ignored. */
    inspect?(step: {
        event: SessionEvent;
        before: SessionState;
        after: SessionState;
        effects: readonly Effect[];
        /** Local wall clock, epoch ms. */
        now: number;
    }): void;
}

// ── dist/virtual-world/create-virtual-world.d.ts

import type { Unsubscribe } from './dist/driver/ports.ts';
import { type Script } from './dist/virtual-world/scripted-server.ts';
import type { Tab, TabOptions } from './dist/virtual-world/tab.ts';
import type { Call, TraceEntry } from './dist/virtual-world/trace.ts';
/**
 * A device, a browser with any number of tabs, and a server, in which time passes only by `advance`. All times are ms since the
 * start; nothing waits for real, and the same steps give the same world.
 */
export interface VirtualWorld {
    readonly now: number;
    /** Lets time pass and everything happen that is due. `advance(0)` lets happen what is due now. */
    advance(ms: number): Promise<void>;
    /** Advances to a moment; does nothing when it is past. */
    runTo(ms: number): Promise<void>;
    /** The device sleeps: wall time goes on, monotonic time and timers do not. */
    sleep(ms: number): Promise<void>;
    /** The browser freezes all its pages: both clocks go on, timers fire late. */
    freeze(ms: number): Promise<void>;
    /** The device's clock is set, forward or back. */
    shiftWallClock(ms: number): void;
    /** Timers fire only at multiples of this, as they do in hidden tabs; null: on time. */
    throttleTimers(alignMs: number | null): void;
    /** The network is away: every call fails, also those under way. */
    disconnect(): void;
    /** The network is back, and the pages get an `online` event. */
    reconnect(): void;
    /** What the server answers from a moment on; until then there is no consultation, and every call is accepted. */
    readonly server: Script;
    openTab(options?: TabOptions): Tab;
    /** Calls `fn` with everything that the engines do, in order. */
    watch(fn: (entry: TraceEntry) => void): Unsubscribe;
    /** Every call that left, in order; save-log lines are in `logs`. */
    readonly calls: readonly Call[];
    /** Change it as a page would, through `tab.ports.storage`. */
    readonly storage: ReadonlyMap<string, string>;
    readonly logs: readonly string[];
}
/**
 * Starts a world. A whole consultation in a test:
 *
 * ```ts
 * const world = createVirtualWorld()
 * world.server.status(0, inProgress({ max_call_duration: 120 }))
 * world.server.end(0, { status_message: 'It reached the limit you set.' }, { latencyMs: 200 })
 * const tab = world.openTab({ path: '/chat' })
 * await world.runTo(119_000)
 * expect(tab.engine.getCountdown().remainingSeconds).toBe(1)
 * await world.runTo(125_000)
 * expect(tab.engine.getSnapshot().ended?.message).toBe('It reached the limit you set.')
 * expect(world.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
 * ```
 *
 * @param options.t0 wall time at the start, ISO 8601; default 2026-01-01T00:00:00Z
 */
export declare function createVirtualWorld(options?: {
    t0?: string;
}): VirtualWorld;

// ── dist/virtual-world/replies.d.ts

/** A status reply with a consultation: a picked-up chat of 15 minutes, changed by `details`. */
export declare function inProgress(details?: Record<string, unknown>): unknown;
/** A status reply without one; `details` becomes its `ongoing_data`, for example a `status_message`. */
export declare function noneInProgress(details?: Record<string, unknown>): unknown;

// ── dist/virtual-world/scripted-server.d.ts

import type { Ports } from './dist/driver/ports.ts';
import type { Call, Report } from './dist/virtual-world/trace.ts';
import type { Timeline } from './dist/virtual-world/timeline.ts';
/**
 * What a virtual server answers from a moment (ms since the start) on, until a later call replaces it. An Error is a failed call;
 * one with `status: 401` is a session that is over. A reply is on its way for `latencyMs`, half of it in each direction.
 */
export interface Script {
    /** `dateSkewMs`: how far the `Date` header is from true time; null when it cannot be read. Default 0. */
    status(fromMs: number, reply: unknown, options?: {
        latencyMs?: number;
        dateSkewMs?: number | null;
    }): void;
    end(fromMs: number, reply: unknown, options?: {
        latencyMs?: number;
    }): void;
    /** The taking back of a waiting request; agreed to until scripted. */
    cancel(fromMs: number, reply: unknown, options?: {
        latencyMs?: number;
    }): void;
}
export interface ScriptedServer {
    readonly script: Script;
    readonly calls: readonly Call[];
    readonly logs: readonly string[];
    setReachable(isReachable: boolean): void;
    apiOf(of: {
        page: number;
        tab: number;
        report: Report;
        isOpen: () => boolean;
    }): Ports['api'];
}
export declare function createScriptedServer(timeline: Timeline, startedAt: number): ScriptedServer;

// ── dist/virtual-world/tab.d.ts

import type { SessionConfig } from './dist/core/config.ts';
import type { Ports } from './dist/driver/ports.ts';
import type { EngineOptions, SessionEngine } from './dist/driver/session-engine.ts';
/** How a tab is opened. Default: signed in, on '/', visible. */
export type TabOptions = Partial<Pick<EngineOptions, 'signedIn' | 'path' | 'inspect'>> & {
    config?: SessionConfig;
    visible?: boolean;
};
/** One page with its own engine. */
export interface Tab {
    /** The number of the tab, from 1, as in `calls`; a reload keeps it. */
    readonly number: number;
    readonly engine: SessionEngine;
    /** The engine's ports. Give these to an engine or a chat of your own, with one replaced by a port that fails. */
    readonly ports: Ports;
    /** What the engine asked of the page: 'reload', 'logout', or the path it was sent to. Nothing is carried out. */
    readonly navigations: readonly string[];
    hide(): void;
    show(): void;
    /** The browser freezes this page alone: timers, replies and messages wait, locks stay held. */
    freeze(): void;
    /** The page goes on: what waited is overdue and comes with the next `advance`. */
    resume(): void;
    /** The page is closed: pending replies never arrive, its locks are free. */
    close(): void;
    /** The page is closed and opened again as before, changed by `options`: with the same storage and an engine of its own. */
    reload(options?: TabOptions): Tab;
}
export type PageEvent = 'visible' | 'hidden' | 'online' | 'frozen' | 'resumed';

// ── dist/virtual-world/timeline.d.ts

import type { Cancel } from './dist/driver/ports.ts';
/** Time that passes only by `advance`. */
export interface Timeline {
    /** True time since the start, ms. */
    now(): number;
    /** Monotonic time of the device: true time without its sleep. */
    mono(): number;
    after(ms: number, of: {
        page: number;
        isTimer: boolean;
    }, run: () => void): Cancel;
    advance(ms: number): Promise<void>;
    /** True time passes and nothing runs. In sleep the device's timers stand still; in a freeze they are overdue afterwards. */
    suspend(ms: number, kind: 'sleep' | 'freeze'): void;
    throttle(alignMs: number | null): void;
    /** What belongs to this page waits until it is let go; it is overdue then. */
    hold(page: number): void;
    release(page: number): void;
}
export declare function createTimeline(): Timeline;

// ── dist/virtual-world/trace.d.ts

import type { Notice } from './dist/core/notice.ts';
import type { PeerMessage } from './dist/core/peer-message.ts';
/** One call that left for the server. */
export interface Call {
    /** ms since the start */
    t: number;
    /** The number of the tab, from 1; a reload keeps it. */
    tab: number;
    method: string;
    path: string;
    body?: unknown;
    /** Of an end call. */
    idempotencyKey?: string;
}
/** Something that an engine did, or that came to it, with its moment (ms since the start) and its tab. */
export type TraceEntry = {
    t: number;
    tab: number;
} & ({
    kind: 'call';
    call: Call;
}
/** `error` when the call failed, or the network was away. */
 | {
    kind: 'reply';
    call: Call;
    reply?: unknown;
    error?: Error;
} | {
    kind: 'log';
    line: string;
}
/** A key changed its value; null: it was removed. */
 | {
    kind: 'storage';
    key: string;
    value: string | null;
}
/** 'reload', 'logout' or a path, as in `navigations`. */
 | {
    kind: 'navigation';
    to: string;
} | {
    kind: 'message';
    message: PeerMessage;
} | {
    kind: 'notice';
    notice: Notice;
});
/** What happened, without when: the tab's page adds that. */
type WithoutMoment<T> = T extends unknown ? Omit<T, 't' | 'tab'> : never;
export type Report = (entry: WithoutMoment<TraceEntry>) => void;
export {};
