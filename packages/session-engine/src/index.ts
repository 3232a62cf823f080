export type { Consultation, Ended, EndPayload, OrderType } from './core/consultation.ts'
export type { SessionConfig } from './core/config.ts'
export type { Effect } from './core/effects.ts'
export { endedMessage } from './core/ended-message.ts'
export type { SessionEvent } from './core/events.ts'
export type { DiagnosticCode, Notice } from './core/notice.ts'
export type { PeerMessage } from './core/peer-message.ts'
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
} from './core/state.ts'
export { initialState, transition } from './core/transition.ts'
export { wakeAt } from './core/deadlines.ts'
export type { Countdown, ModalKind, SessionView } from './core/view.ts'
export { createSessionEngine } from './driver/create-session-engine.ts'
export type { Cancel, Ports, Signal, Unsubscribe } from './driver/ports.ts'
export type { EndResult, EngineOptions, SessionEngine } from './driver/session-engine.ts'
