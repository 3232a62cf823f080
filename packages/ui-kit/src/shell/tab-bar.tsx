import type { ReactElement, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../link/anchor.tsx'
import './tab-bar.css'
import './tab-bar.late.css'

/** Props of {@link TabBar}. */
export interface TabBarProps {
  /** The name of the navigation; "Main" by default. */
  label?: string | undefined
  items: readonly {
    href: string
    label: string
    icon?: ReactNode
    current?: boolean | undefined
    /** A short text at the icon, e.g. "Live". */
    badge?: string | undefined
    /** When to prefetch the page: on hover and focus, or when the bar is visible. */
    prefetch?: AnchorProps['prefetch'] | undefined
  }[]
}

/** The navigation at the bottom of the screen, hidden from 840 px. */
export function TabBar({ label = 'Main', items }: TabBarProps): ReactElement {
  return (
    <nav className="ui-tab-bar" aria-label={label}>
      <ul className="ui-tab-bar-list">
        {items.map((item, index) => (
          <li key={item.href} data-last={index === items.length - 1 || undefined}>
            <Anchor
              className="ui-tab"
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              {...(item.prefetch ? { prefetch: item.prefetch } : {})}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.badge && <span className="ui-tab-badge">{item.badge}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
