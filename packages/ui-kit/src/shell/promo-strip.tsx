import type { ReactElement } from 'react'
import { Anchor } from '../link/anchor.tsx'

/** Props of {@link PromoStrip}. */
export interface PromoStripProps {
  /** Without words there is no strip, and no room is kept for it. */
  text: string | null | undefined
  href?: string | undefined
}

/** One line above the header, outside of it: a landmark of its own, as everything on a page stands in one. */
export function PromoStrip({ text, href }: PromoStripProps): ReactElement | null {
  if (!text) return null
  return (
    <aside className="ui-promo-strip" aria-label="Announcement">
      {href === undefined ? text : <Anchor href={href}>{text}</Anchor>}
    </aside>
  )
}
