import type { ReactElement } from 'react'
import { RASHIS, type RashiSlug } from '../glyph/glyphs.ts'
import './gnomon-dial.css'

/** Props of {@link GnomonDial}. */
export interface GnomonDialProps {
  /** The highlighted sign, to which the hand points. */
  sign?: RashiSlug | undefined
  /** The angle of the hand in degrees, from the left end of the dial (0) to the right (180). Overrides the sign. */
  angle?: number | undefined
  /** `s` is 116 × 60 px and shows only the highlighted sign. */
  size?: 's' | 'm' | undefined
  /** The name of the picture; decoration without it. */
  title?: string | undefined
}

interface Dial {
  centre: number
  rim: number
}
const LARGE: Dial = { centre: 164, rim: 160 }
const SMALL: Dial = { centre: 58, rim: 56 }
const round = (n: number) => Math.round(n * 10) / 10

function at({ centre }: Dial, degrees: number, radius: number): string {
  const turn = ((180 - degrees) * Math.PI) / 180
  return `${round(centre + radius * Math.cos(turn))} ${round(centre - radius * Math.sin(turn))}`
}

function ticks(dial: Dial, step: number, length: number, skip?: number): string {
  let path = ''
  for (let degrees = 0; degrees <= 180; degrees += step) {
    if (skip && degrees % skip === 0) continue
    path += `M${at(dial, degrees, dial.rim)}L${at(dial, degrees, dial.rim - length)}`
  }
  return path
}

const signCentre = (index: number) => 7.5 + 15 * index

/** A half dial with a gnomon, a hand and the twelve signs, or only the highlighted one on a small dial. */
export function GnomonDial({ sign, angle, size = 'm', title }: GnomonDialProps): ReactElement {
  const index = RASHIS.findIndex(({ slug }) => slug === sign)
  const hand = angle ?? (index < 0 ? 90 : signCentre(index))
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  if (size === 's') {
    return (
      <svg className="ui-gnomon-dial" data-size="s" width="116" height="60" viewBox="0 0 116 60" {...name}>
        <Rim dial={SMALL} major={7} minor={4} minorStep={5} />
        {index >= 0 && <Sign dial={SMALL} index={index} radius={39} scale={0.625} isLit={false} />}
        <path className="ui-gnomon-blade" d="M58 58h12.3V34.5z" />
        <path className="ui-gnomon-ground" d="M41.2 58h33.6" />
        <path
          className="ui-gnomon-hand"
          d={`M58 58L${at(SMALL, hand, 31)}M${at(SMALL, hand, 49)}L${at(SMALL, hand, 57)}`}
        />
      </svg>
    )
  }
  return (
    <svg className="ui-gnomon-dial" viewBox="0 0 328 166" {...name}>
      <Rim dial={LARGE} major={12} minor={6} minorStep={3} />
      <path className="ui-gnomon-inner" d="M46 164A118 118 0 0 1 282 164" />
      {RASHIS.map(({ slug }, place) => (
        <Sign key={slug} dial={LARGE} index={place} radius={137} scale={0.75} isLit={place === index} />
      ))}
      <path className="ui-gnomon-blade" d="M164 164h36V94z" />
      <path className="ui-gnomon-ground" d="M128 164h72" />
      <path className="ui-gnomon-hand" d="M164 164V14" style={{ rotate: `${round(hand - 90)}deg` }} />
    </svg>
  )
}

interface RimProps {
  dial: Dial
  /** The lengths of the ticks. */
  major: number
  minor: number
  /** Degrees between minor ticks. */
  minorStep: number
}

function Rim({ dial, major, minor, minorStep }: RimProps): ReactElement {
  return (
    <>
      <path
        className="ui-gnomon-rim"
        d={`M${at(dial, 0, dial.rim)}A${dial.rim} ${dial.rim} 0 0 1 ${at(dial, 180, dial.rim)}`}
      />
      <path className="ui-gnomon-minors" d={ticks(dial, minorStep, minor, 15)} />
      <path className="ui-gnomon-majors" d={ticks(dial, 15, major)} />
    </>
  )
}

interface SignProps {
  dial: Dial
  index: number
  radius: number
  /** 1 for the 24 px of the glyph. */
  scale: number
  isLit: boolean
}

function Sign({ dial, index, radius, scale, isLit }: SignProps): ReactElement {
  const [x = 0, y = 0] = at(dial, signCentre(index), radius).split(' ').map(Number)
  return (
    <path
      className="ui-gnomon-sign"
      data-lit={isLit ? '' : undefined}
      transform={`translate(${round(x - 12 * scale)} ${round(y - 12 * scale)}) scale(${scale})`}
      d={RASHIS[index]?.path}
    />
  )
}
