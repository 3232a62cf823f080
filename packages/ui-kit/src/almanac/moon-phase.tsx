import type { ReactElement } from 'react'
import './almanac.css'

/** Props of {@link MoonPhase}. */
export interface MoonPhaseProps {
  /** The Moon's distance from the Sun in degrees: 0 is new, 180 full. */
  elongation: number
  /** 40 px by default. */
  size?: number | undefined
  /** The name of the picture; decoration without it. */
  title?: string | undefined
}

/** The Moon as it is seen from the north, lit from the right while it grows. */
export function MoonPhase({ elongation, size = 40, title }: MoonPhaseProps): ReactElement {
  const turn = ((elongation % 360) + 360) % 360
  const isWaxing = turn < 180
  const across = Math.cos((turn * Math.PI) / 180)
  const isMoreThanHalf = across < 0
  const outer = isWaxing ? 1 : 0
  const inner = isWaxing === isMoreThanHalf ? 1 : 0
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg className="ui-moon-phase" width={size} height={size} viewBox="-21 -21 42 42" {...name}>
      <circle r="20" />
      <path d={`M0-20A20 20 0 0 ${outer} 0 20A${Math.abs(across * 20).toFixed(1)} 20 0 0 ${inner} 0-20`} />
    </svg>
  )
}
