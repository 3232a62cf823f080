import type { ReactElement } from 'react'
import { Stroke, type IconProps } from '../icon/icon.tsx'
import { GRAHAS, type GrahaSlug } from './glyphs.ts'

const PATHS = Object.fromEntries(GRAHAS.map(({ slug, path }) => [slug, path])) as Record<GrahaSlug, string>

/** Props of {@link GrahaGlyph}. */
export interface GrahaGlyphProps extends IconProps {
  graha: GrahaSlug
}

/** The glyph of a graha, in the style of the icons. */
export function GrahaGlyph({ graha, size = 24, ...rest }: GrahaGlyphProps): ReactElement {
  return <Stroke d={PATHS[graha]} size={size} {...rest} />
}
