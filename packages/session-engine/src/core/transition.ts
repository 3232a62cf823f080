import { onBooted, onSignedIn, routeOf } from './boot.ts'
import { settingsOf, type SessionConfig } from './config.ts'
import type { Effect, SessionEffect } from './effects.ts'
import { decideEnd, onEndConfirmed, onEndDeferred, onEndFailed, settleEnding, settleTimers } from './ending.ts'
import type { Event, SessionEvent } from './events.ts'
import { onClockSetBack, onTimeJumped } from './gaps.ts'
import { onActed, onContinued, saveIdle, settleIdle } from './idle.ts'
import {
  onEndedClosed,
  onLogoutAsked,
  onLogoutCancelled,
  onLogoutConfirmed,
  onReviewDone,
  onSignedOut,
} from './leaving.ts'
import { onPeerSaid } from './peers.ts'
import { onLeaseRefused, settlePolling, triggerRead } from './polling.ts'
import { asRecord } from './read-status.ts'
import { INITIAL_STATE, isLive, type SessionState, type State } from './state.ts'
import { onStatusFailed, onStatusRead } from './status.ts'
import { change, changePoll, logOnce, order, type Turn } from './turn.ts'

/** The state before `booted`: signed out, knowing nothing. */
export function initialState(_c?: SessionConfig): State {
  return INITIAL_STATE
}

function onRouteChanged(turn: Turn, path: unknown): void {
  const route = routeOf(path)
  if (route === turn.state.path) return
  change(turn, { path: route, redirected: false })
  triggerRead(turn, false)
}

function onAwake(turn: Turn, visible: boolean): void {
  change(turn, { visible })
  changePoll(turn, { fails: 0 })
  triggerRead(turn, false)
}

function onHidden(turn: Turn): void {
  saveIdle(turn)
  change(turn, { visible: false })
}

function onCancelSettled(turn: Turn, id: string, ok: boolean): void {
  if (!isLive(turn.state) || turn.state.consultation?.id !== id) return
  change(turn, { cancelled: ok })
  if (ok) triggerRead(turn, true)
}

function showsNoConsultation(ongoing: unknown): boolean {
  const details = asRecord(ongoing)
  if (details) return Object.keys(details).length === 0 || details['is_consultation_inprogress'] === false
  return !ongoing || (Array.isArray(ongoing) && ongoing.length === 0)
}

function onDetailsLoaded(turn: Turn, ongoing: unknown): void {
  if (!isLive(turn.state) || turn.state.path === turn.settings.chatPath || !showsNoConsultation(ongoing)) return
  change(turn, { detailsCheck: 'next' })
  triggerRead(turn, true)
}

function onInitiated(turn: Turn): void {
  const { phase } = turn.state
  if (phase === 'none') change(turn, { expectUntil: turn.now + turn.settings.expectMs })
  if (phase === 'none' || phase === 'ended' || phase === 'review') triggerRead(turn, true)
}

function onEvent(turn: Turn, event: SessionEvent): void {
  const { state } = turn
  switch (event.t) {
    case 'booted':
      return onBooted(turn, event)
    case 'signed-in':
      return onSignedIn(turn)
    case 'signed-out':
      return onSignedOut(turn)
    case 'route-changed':
      return onRouteChanged(turn, event.path)
    case 'shown':
      return onAwake(turn, true)
    case 'online':
      return onAwake(turn, state.visible)
    case 'hidden':
      return onHidden(turn)
    case 'refresh-asked':
      return triggerRead(turn, true)
    case 'storage-changed':
      return triggerRead(turn, false)
    case 'storage-failed':
      return logOnce(turn, 'storage-failed', null)
    case 'status-read':
      return onStatusRead(turn, event.ticket, event.body, event)
    case 'status-failed':
      return onStatusFailed(turn, event.ticket, event.unauthorized)
    case 'lease-refused':
      return onLeaseRefused(turn, event.ticket)
    case 'continued':
      return onContinued(turn)
    case 'acted':
      return onActed(turn, event.kind)
    case 'end-asked':
      if (isLive(state)) decideEnd(turn, 'user', 'ended by user')
      return
    case 'end-confirmed':
      return onEndConfirmed(turn, event.id, event.reply)
    case 'end-failed':
      return onEndFailed(turn, event.id, event.attempt)
    case 'end-deferred':
      return onEndDeferred(turn, event.id, event.attempt)
    case 'cancel-asked':
      if (state.phase === 'waiting' && state.consultation) order(turn, { e: 'cancel', id: state.consultation.id })
      return
    case 'cancel-settled':
      return onCancelSettled(turn, event.id, event.ok)
    case 'logout-asked':
      return onLogoutAsked(turn)
    case 'logout-confirmed':
      return onLogoutConfirmed(turn)
    case 'logout-cancelled':
      return onLogoutCancelled(turn)
    case 'ended-closed':
      return onEndedClosed(turn)
    case 'review-done':
      return onReviewDone(turn)
    case 'details-loaded':
      return onDetailsLoaded(turn, event.ongoing)
    case 'consultation-initiated':
      return onInitiated(turn)
    case 'peer-said':
      return onPeerSaid(turn, event.message)
    case 'clock-set-back':
      return Number.isFinite(event.byMs) ? onClockSetBack(turn, event.byMs) : undefined
    case 'time-jumped':
      return Number.isFinite(event.before) ? onTimeJumped(turn, event.before, event.clockChanged) : undefined
    case 'time-passed':
  }
}

/** Nobody stays on the chat page without a consultation to chat in; while one is awaited or its end is shown, they do. */
function guardChatPage(turn: Turn): void {
  const { path, phase, redirected, confirmed, maxSeconds, expectUntil } = turn.state
  if (redirected || path !== turn.settings.chatPath) return
  const isExpecting = expectUntil !== null && expectUntil > turn.now
  const isWithout = (phase === 'none' || isLive(turn.state)) && confirmed && maxSeconds === null && !isExpecting
  if (phase !== 'off' && !isWithout) return
  change(turn, { redirected: true })
  order(turn, { e: 'navigate', to: turn.settings.homePath })
}

function settle(turn: Turn): void {
  settleIdle(turn)
  settleTimers(turn)
  settleEnding(turn)
  settlePolling(turn)
  if (turn.state.visible && turn.state.phase === 'active') saveIdle(turn)
  guardChatPage(turn)
}

/**
 * The whole lifecycle as a pure function: the next state and what should be done, in order. Never throws, never changes its input.
 *
 * @param now the local wall clock, epoch ms
 */
export function transition(s: State, e: Event, now: number, c?: SessionConfig): readonly [State, readonly Effect[]] {
  const turn: Turn = {
    state: s as unknown as SessionState,
    now,
    settings: settingsOf(c),
    effects: [] as SessionEffect[],
  }
  onEvent(turn, e as unknown as SessionEvent)
  settle(turn)
  return [turn.state, turn.effects]
}
