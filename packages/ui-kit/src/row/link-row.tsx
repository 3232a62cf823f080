import type { ReactElement, ReactNode } from 'react'
import { ChevronRightIcon } from '../icon/icons.tsx'
import { Anchor } from '../link/anchor.tsx'
import './row.css'

/** Props of {@link LinkRow}. */
export interface LinkRowProps {
  /** An icon, a glyph or a badge. */
  lead?: ReactNode
  title: string
  /** Follows the title in smaller letters. */
  detail?: string | undefined
  href: string
}

/** A link over the whole width with a chevron. Put several into `<div className="ui-rows">`. */
export function LinkRow({ lead, title, detail, href }: LinkRowProps): ReactElement {
  return (
    <Anchor className="ui-link-row" href={href}>
      {lead}
      <span>
        <b>{title}</b>
        {detail && <small> {detail}</small>}
      </span>
      <ChevronRightIcon size={18} />
    </Anchor>
  )
}
