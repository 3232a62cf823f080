import type { ReactElement } from 'react'
import { RASHIS, type RashiSlug } from '../glyph/glyphs.ts'
import './gnomon-dial.css'

/** Props of {@link GnomonDial}. */
export interface GnomonDialProps {
  /** The highlighted sign, to which the hand points. */
  sign?: RashiSlug | undefined
  /** The angle of the hand in degrees, from the left end of the dial (0) to the right (180). Overrides the sign. */
  angle?: number | undefined
  /** The name of the picture; decoration without it. */
  title?: string | undefined
}

const CENTRE = 164
const RIM = 160
const round = (n: number) => Math.round(n * 10) / 10

function at(degrees: number, radius: number): string {
  const turn = ((180 - degrees) * Math.PI) / 180
  return `${round(CENTRE + radius * Math.cos(turn))} ${round(CENTRE - radius * Math.sin(turn))}`
}

function ticks(step: number, length: number, skip?: number): string {
  let path = ''
  for (let degrees = 0; degrees <= 180; degrees += step) {
    if (skip && degrees % skip === 0) continue
    path += `M${at(degrees, RIM)}L${at(degrees, RIM - length)}`
  }
  return path
}

const MAJORS = ticks(15, 12)
const MINORS = ticks(3, 6, 15)
const signCentre = (index: number) => 7.5 + 15 * index

/** A half dial with the twelve signs, a gnomon and a hand. */
export function GnomonDial({ sign, angle, title }: GnomonDialProps): ReactElement {
  const index = RASHIS.findIndex(({ slug }) => slug === sign)
  const hand = angle ?? (index < 0 ? 90 : signCentre(index))
  return (
    <svg
      className="ui-gnomon-dial"
      viewBox="0 0 328 166"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path className="ui-gnomon-rim" d="M4 164A160 160 0 0 1 324 164" />
      <path className="ui-gnomon-inner" d="M46 164A118 118 0 0 1 282 164" />
      <path className="ui-gnomon-minors" d={MINORS} />
      <path className="ui-gnomon-majors" d={MAJORS} />
      {RASHIS.map(({ slug, path }, place) => {
        const [x = 0, y = 0] = at(signCentre(place), 137).split(' ').map(Number)
        return (
          <path
            key={slug}
            className="ui-gnomon-sign"
            data-lit={slug === sign ? '' : undefined}
            transform={`translate(${round(x - 9)} ${round(y - 9)}) scale(.75)`}
            d={path}
          />
        )
      })}
      <path className="ui-gnomon-blade" d="M164 164h36V94z" />
      <path className="ui-gnomon-ground" d="M128 164h72" />
      <path className="ui-gnomon-hand" d="M164 164V14" style={{ rotate: `${round(hand - 90)}deg` }} />
    </svg>
  )
}
