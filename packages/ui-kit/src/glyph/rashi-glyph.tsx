import type { ReactElement } from 'react'
import { Stroke, type IconProps } from '../icon/icon.tsx'
import { RASHIS, type RashiSlug } from './glyphs.ts'

const PATHS = Object.fromEntries(RASHIS.map(({ slug, path }) => [slug, path])) as Record<RashiSlug, string>

/** Props of {@link RashiGlyph}. */
export interface RashiGlyphProps extends IconProps {
  sign: RashiSlug
}

/** The glyph of a sign, in the style of the icons. */
export function RashiGlyph({ sign, size = 24, ...rest }: RashiGlyphProps): ReactElement {
  return <Stroke d={PATHS[sign]} size={size} {...rest} />
}
