import { MalaRing, UndoIcon, VibrateIcon, VolumeIcon } from '@tarapath/ui-kit'
import '@tarapath/ui-kit/button/button.css'
import '@tarapath/ui-kit/button/icon-button.css'
import type { ReactNode } from 'react'
import styles from './counter.module.css'
import page from './mantra.module.css'
import { mantraWords } from './words/mantra.gen.ts'

/** The days of a week from Monday, by the calendar of any year that begins on one. */
const DAYS = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at)))
const initial = new Intl.DateTimeFormat('en-IN', { weekday: 'narrow', timeZone: 'UTC' })

/**
 * The counter of 108, which `mantra-reader` moves. Its buttons are not `type=button`: those start the application on a page
 * that is sent without it.
 */
export function Counter() {
  const words = mantraWords()
  return (
    <div className={page['counter']}>
      <button type="submit" className={styles['area']} data-part="count">
        <span className={styles['ring']}>
          <MalaRing done={0} />
          <span className={styles['beads']}>
            <Count part="beads" />
            <small>{words.of108}</small>
          </span>
        </span>
        <span className={styles['hint']} data-for="beads">
          {words.tapToCount}
        </span>
        <span className={styles['hint']} data-for="lines">
          {words.tapForLine}
        </span>
      </button>
      {/* React leaves a text alone that differs from its own, but not a text where it has none. */}
      <output className="ui-visually-hidden" data-part="announced" suppressHydrationWarning>
        {' '}
      </output>
      <dl className={styles['days']}>
        <div>
          <dt>{words.thisWeek}</dt>
          <dd className={styles['week']} data-part="week">
            {DAYS.map((day) => (
              <span key={day.getTime()}>{initial.format(day)}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{words.daysInARow}</dt>
          <dd>
            <Count part="streak" />
          </dd>
        </div>
        <div>
          <dt>{words.today}</dt>
          <dd>
            <Count part="malas" /> {words.todayMalas} <Count part="rest" />
          </dd>
        </div>
      </dl>
      <p className="ui-note">{words.kept}</p>
      <div className={styles['bar']}>
        <IconToggle part="undo" label={words.undo}>
          <UndoIcon />
        </IconToggle>
        <IconToggle part="vibration" label={words.vibration}>
          <VibrateIcon />
        </IconToggle>
        <IconToggle part="sound" label={words.sound}>
          <VolumeIcon />
        </IconToggle>
        <button type="submit" className="ui-button" data-variant="outline" data-part="lines">
          {words.lineByLine}
        </button>
        <a href="/mantras" className="ui-button" data-variant="outline" data-part="finish">
          {words.finish}
        </a>
      </div>
    </div>
  )
}

const Count = ({ part }: { part: string }) => (
  <b data-part={part} suppressHydrationWarning>
    0
  </b>
)

function IconToggle({ part, label, children }: { part: string; label: string; children: ReactNode }) {
  return (
    <button
      type="submit"
      className="ui-icon-button"
      data-variant="outline"
      data-part={part}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  )
}
