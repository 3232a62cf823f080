import type { ReactElement, ReactNode } from 'react'
import { PauseIcon } from '../icon/icons.tsx'
import { Rupees } from '../money/rupees.tsx'
import { Duration, formatDuration } from '../text/duration.tsx'
import { TickRule } from '../tick-rule/tick-rule.tsx'
import { announcedSeconds, meterLevel, type AnnouncedSeconds } from './meter-level.ts'
import './session-meter.css'

/** The words of a {@link SessionMeter}. */
export interface SessionMeterWords {
  /** Follows the money: "spent". */
  spent: string
  /** Follows the time left: "left of 10:00". */
  leftOf: (total: string) => string
  ended: string
  /** What screen readers announce: "5 minutes left". */
  announce: (secondsLeft: AnnouncedSeconds) => string
}

const ENGLISH: SessionMeterWords = {
  spent: 'spent',
  leftOf: (total) => `left of ${total}`,
  ended: 'Ended',
  announce: (seconds) => {
    if (seconds < 60) return `${seconds} seconds left`
    return seconds === 60 ? '1 minute left' : `${seconds / 60} minutes left`
  },
}

/** Props of {@link SessionMeter}. */
export interface SessionMeterProps {
  /** The cost of the session so far, in whole paise. */
  usedPaise: number
  secondsLeft: number
  /** The longest duration of the session. */
  totalSeconds: number
  state?: 'running' | 'paused' | 'ended' | undefined
  /** The words of the meter; English by default. */
  words?: SessionMeterWords | undefined
  /** Why the time is paused; "Paused, not billed" by default. */
  pausedText?: string | undefined
  /** A link or button, e.g. "Add money". */
  action?: ReactNode
}

/**
 * The meter of a paid session: the money used, the time left and a progress bar. Screen readers announce the time left
 * at 5, 2 and 1 minutes and at 30 seconds.
 */
export function SessionMeter(props: SessionMeterProps): ReactElement {
  const { usedPaise, secondsLeft, totalSeconds, state = 'running', pausedText = 'Paused, not billed', action } = props
  const { words = ENGLISH } = props
  const left = Math.max(0, secondsLeft)
  const announced = state === 'running' ? announcedSeconds(left) : null
  return (
    <div className="ui-meter" data-state={state} data-level={state === 'running' ? meterLevel(left) : undefined}>
      <div className="ui-meter-row">
        <span>
          <span className="ui-meter-used">
            <Rupees paise={usedPaise} />
          </span>{' '}
          {words.spent}
        </span>
        {state === 'ended' ? (
          <span>{words.ended}</span>
        ) : (
          <span role="timer" aria-live="off">
            <span className="ui-meter-left">
              <Duration seconds={left} />
            </span>{' '}
            {words.leftOf(formatDuration(totalSeconds))}
          </span>
        )}
      </div>
      <TickRule value={totalSeconds > 0 ? 1 - left / totalSeconds : 1} />
      {(state === 'paused' || action) && (
        <div className="ui-meter-row">
          {state === 'paused' ? (
            <output className="ui-meter-paused">
              <PauseIcon size={14} />
              {pausedText}
            </output>
          ) : (
            <span />
          )}
          {action}
        </div>
      )}
      <span className="ui-visually-hidden" aria-live="polite">
        {announced === null ? '' : words.announce(announced)}
      </span>
    </div>
  )
}
