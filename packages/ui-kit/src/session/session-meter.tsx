import type { ReactElement, ReactNode } from 'react'
import { PauseIcon } from '../icon/icons.tsx'
import { Rupees } from '../money/rupees.tsx'
import { Duration, formatDuration } from '../text/duration.tsx'
import { TickRule } from '../tick-rule/tick-rule.tsx'
import { meterLevel, announcedTimeLeft } from './meter-level.ts'
import './session.css'

/** Props of {@link SessionMeter}. */
export interface SessionMeterProps {
  /** The cost of the session so far, in whole paise. */
  usedPaise: number
  secondsLeft: number
  /** The longest duration of the session. */
  totalSeconds: number
  state?: 'running' | 'paused' | 'ended' | undefined
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
  const left = Math.max(0, secondsLeft)
  return (
    <div className="ui-meter" data-state={state} data-level={state === 'running' ? meterLevel(left) : undefined}>
      <div className="ui-meter-row">
        <span>
          <span className="ui-meter-used">
            <Rupees paise={usedPaise} />
          </span>{' '}
          spent
        </span>
        {state === 'ended' ? (
          <span>Ended</span>
        ) : (
          <span role="timer" aria-live="off">
            <span className="ui-meter-left">
              <Duration seconds={left} />
            </span>{' '}
            left of {formatDuration(totalSeconds)}
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
        {state === 'running' && announcedTimeLeft(left)}
      </span>
    </div>
  )
}
