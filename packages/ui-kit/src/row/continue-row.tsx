import type { ReactElement, ReactNode } from 'react'
import { Anchor } from '../link/anchor.tsx'
import { initialsOf } from '../portrait/initials-of.ts'
import { Jharokha } from '../portrait/jharokha.tsx'
import { StatusDot, type Presence } from '../portrait/status-dot.tsx'
import './continue-row.css'

/** Props of {@link ContinueRow}. */
export interface ContinueRowProps {
  /** The astrologer whom the customer asked last. The id is the seed of the portrait. */
  person: { id: number; name: string; src?: string | undefined }
  /** "Continue with Meera". */
  title: string
  href: string
  status: Presence
  /** "Online · ₹18/min". */
  detail: string
  /** A `Button` of size `s`. */
  action?: ReactNode
}

/** The way back to an astrologer whom the customer knows. */
export function ContinueRow({ person, title, href, status, detail, action }: ContinueRowProps): ReactElement {
  return (
    <div className="ui-continue-row">
      <Jharokha seed={person.id} src={person.src} initials={initialsOf(person.name)} size={32} />
      <div>
        <Anchor href={href}>{title}</Anchor>
        <StatusDot status={status}>{detail}</StatusDot>
      </div>
      {action}
    </div>
  )
}
