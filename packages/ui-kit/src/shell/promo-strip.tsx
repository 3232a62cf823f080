import type { ReactElement } from 'react'
import { Anchor } from '../link/anchor.tsx'
import './promo-strip.css'

/** Props of {@link PromoStrip}. */
export interface PromoStripProps {
  /** Nothing is rendered without a text. */
  text: string | null | undefined
  href?: string | undefined
  /** The name of the landmark; "Announcement" by default. */
  label?: string | undefined
}

/** A line above the header, in a landmark of its own. */
export function PromoStrip({ text, href, label = 'Announcement' }: PromoStripProps): ReactElement | null {
  if (!text) return null
  return (
    <aside className="ui-promo-strip" aria-label={label}>
      {href === undefined ? text : <Anchor href={href}>{text}</Anchor>}
    </aside>
  )
}
