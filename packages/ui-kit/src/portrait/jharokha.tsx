import { useMemo, type ReactElement } from 'react'
import { GRAHAS, type GrahaSlug } from '../glyph/glyphs.ts'
import { classNames } from '../text/class-names.ts'
import { rosette, type Ramp } from './rosette.ts'
import { StatusDot, type Presence } from './status-dot.tsx'
import './photo.late.css'
import './portrait.css'

/** Props of {@link Jharokha}. */
export interface JharokhaProps {
  /** The id of the astrologer, which determines the colour, the petals and the graha. */
  seed: number
  /** Overrides the colour of the seed. */
  ramp?: Ramp | undefined
  /** Overrides the graha in the centre. */
  graha?: GrahaSlug | undefined
  /** 44, 58 (the default) or 104 px wide. */
  size?: 's' | 'm' | 'l' | undefined
  /** Adds a dot and a label below the arch. */
  status?: Presence | undefined
  /** The label; Online, Busy or Offline by default. */
  statusText?: string | undefined
  /** The address of a photograph, which fills the arch. */
  src?: string | undefined
  /** The name of the portrait where no other text has it; decoration by default. */
  alt?: string | undefined
  className?: string | undefined
}

const ARCH =
  'M1 78V33C1 29.5 3 27 6 25.3 6 21.5 9 18 13 17 14.5 13 18 10 22 9.3 24.5 6.5 26.5 3.5 29 1 31.5 3.5 33.5 6.5 36 9.3 40 10 43.5 13 45 17 49 18 52 21.5 52 25.3 55 27 57 29.5 57 33V78'
const WIDTHS = { s: 44, m: 58, l: 104 } as const
const GLYPH_PATHS = Object.fromEntries(GRAHAS.map(({ slug, path }) => [slug, path])) as Record<GrahaSlug, string>

/** The portrait of an astrologer in the arch of a jharokha window: a photograph, or a rosette drawn from the seed. */
export function Jharokha(props: JharokhaProps): ReactElement {
  const { seed, size = 'm', status, statusText, src, alt = '', className } = props
  const own = useMemo(() => rosette(seed), [seed])
  const width = WIDTHS[size]
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span className={classNames('ui-jharokha', className)} data-ramp={props.ramp ?? own.ramp} data-size={size}>
      {src ? (
        <span className="ui-jharokha-photo">
          <img
            src={src}
            alt={alt}
            width={width}
            height={Math.round((width * 78) / 58)}
            loading="lazy"
            decoding="async"
          />
          <svg viewBox="0 0 58 78" aria-hidden>
            <path className="ui-jharokha-edge" d={ARCH} />
          </svg>
        </span>
      ) : (
        <svg width={width} height={Math.round((width * 78) / 58)} viewBox="0 0 58 78" {...name}>
          <path className="ui-jharokha-arch" d={ARCH} />
          <path className="ui-jharokha-petals" d={own.petals} />
          <circle className="ui-jharokha-disc" cx="29" cy="47" r="12.5" />
          <path
            className="ui-jharokha-glyph"
            transform="translate(20.6 38.6) scale(.7)"
            d={GLYPH_PATHS[props.graha ?? own.graha]}
          />
        </svg>
      )}
      {status && <StatusDot status={status}>{statusText}</StatusDot>}
    </span>
  )
}
