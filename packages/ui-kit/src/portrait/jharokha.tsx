import type { ReactElement } from 'react'
import { classNames } from '../text/class-names.ts'
import { ARCH, GROUND_PATHS, portraitOf, type Ground, type Ramp } from './ground.ts'
import { StatusDot, type Presence } from './status-dot.tsx'
import './photo.late.css'
import './portrait.css'

/** Props of {@link Jharokha}. */
export interface JharokhaProps {
  /** The id of the astrologer, which determines the colour and the ground. */
  seed: number
  /** The letters on the ground, e.g. "RJ"; `initialsOf` gives those of a name. Only the ground without them. */
  initials?: string | undefined
  /** Overrides the colour of the seed. */
  ramp?: Ramp | undefined
  /** Overrides the ground of the seed. */
  ground?: Ground | undefined
  /** 44, 58 (the default) or 116 px wide, or any other width. */
  size?: 's' | 'm' | 'l' | number | undefined
  /** Adds a dot and a label below the arch. */
  status?: Presence | undefined
  /** The label; Online, Busy or Offline by default. */
  statusText?: string | undefined
  /** A second line below the label, e.g. "~6 min". */
  statusNote?: string | undefined
  /** What screen readers say instead of the label and its note, e.g. "Busy, free in about 6 min". */
  statusName?: string | undefined
  /** The address of a photograph, which fills the arch. */
  src?: string | undefined
  /** The name of the portrait where no other text has it; decoration by default. */
  alt?: string | undefined
  className?: string | undefined
}

const INSIDE = `path('${ARCH}') view-box`
const WIDTHS = { s: 44, m: 58, l: 116 } as const

/** The portrait of an astrologer in the arch of a jharokha window: a photograph, or the initials on a drawn ground. */
export function Jharokha(props: JharokhaProps): ReactElement {
  const { seed, initials, size = 'm', status, src, alt = '', className } = props
  const own = portraitOf(seed)
  const ground = props.ground ?? own.ground
  const width = typeof size === 'number' ? size : WIDTHS[size]
  const height = Math.round((width * 78) / 58)
  const name = alt && !src ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  const drawing = (
    <svg width={width} height={height} viewBox="0 0 58 78" {...name}>
      <path className="ui-jharokha-arch" d={ARCH} />
      {!src && <path className="ui-jharokha-ground" d={GROUND_PATHS[ground]} clipPath={INSIDE} />}
      {!src && ground === 'petals' && <circle className="ui-jharokha-disc" cx="29" cy="48" r="15.5" />}
      {!src && initials && <Initials letters={initials} isOnDisc={ground === 'petals'} />}
    </svg>
  )
  return (
    <span className={classNames('ui-jharokha', className)} data-ramp={props.ramp ?? own.ramp}>
      {src ? (
        <span className="ui-jharokha-photo">
          {drawing}
          <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        </span>
      ) : (
        drawing
      )}
      {status && (
        <StatusDot status={status} note={props.statusNote} name={props.statusName}>
          {props.statusText}
        </StatusDot>
      )}
    </span>
  )
}

function Initials({ letters, isOnDisc }: { letters: string; isOnDisc: boolean }): ReactElement {
  const size = isOnDisc ? 18 : letters.length === 1 ? 26 : 20
  return (
    <text
      className="ui-jharokha-initials"
      data-on-disc={isOnDisc || undefined}
      x="29"
      y={48 + size * 0.34}
      fontSize={size}
    >
      {letters}
    </text>
  )
}
