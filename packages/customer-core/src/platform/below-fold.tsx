import type { ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { DrawnLater } from './drawn-later.tsx'

/**
 * What stands below the first screen. A page that a link opens is painted without it first, which is sooner. Pages of the
 * server have it at once, and so have those that are gone back to, because they are scrolled to where they were.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return <DrawnLater isAtOnce={useNavigationType() === 'POP'}>{children}</DrawnLater>
}
