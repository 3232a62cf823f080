import type { ReactElement, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../link/anchor.tsx'
import '../styles/print.late.css'
import './top-bar.css'
import './top-bar.late.css'

/** Props of {@link TopBar}. */
export interface TopBarProps {
  brand: ReactNode
  /** Links, shown from 840 px, where the tab bar is hidden. */
  nav?: ReactNode
  /** The name of the links; "Main" by default. */
  navLabel?: string | undefined
  /** The content on the right: wallet, profile or sign-in. */
  children?: ReactNode
}

/** The header of a page. It stays at the top, and has a border when the page is scrolled. */
export function TopBar({ brand, nav, navLabel = 'Main', children }: TopBarProps): ReactElement {
  return (
    <header className="ui-top-bar">
      <div className="ui-page ui-top-bar-row">
        {brand}
        {nav && (
          <nav className="ui-top-bar-nav" aria-label={navLabel}>
            {nav}
          </nav>
        )}
        <div className="ui-top-bar-end">{children}</div>
      </div>
    </header>
  )
}

/** Props of {@link TopBarLink}. */
export interface TopBarLinkProps {
  href: string
  /** Whether it links to the current page. */
  current?: boolean | undefined
  /** When to prefetch the page. */
  prefetch?: AnchorProps['prefetch'] | undefined
  children: ReactNode
}

/** A navigation link of the header. */
export function TopBarLink({ href, current, prefetch, children }: TopBarLinkProps): ReactElement {
  return (
    <Anchor
      className="ui-top-bar-link"
      href={href}
      aria-current={current ? 'page' : undefined}
      {...(prefetch ? { prefetch } : {})}
    >
      {children}
    </Anchor>
  )
}
