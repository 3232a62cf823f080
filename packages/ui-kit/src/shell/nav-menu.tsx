import { useRef, type ReactElement } from 'react'
import { ChevronDownIcon } from '../icon/shell-icons.tsx'
import { Anchor } from '../link/anchor.tsx'
import './top-bar.css'
import './top-bar.late.css'
import './nav-menu.css'
import './nav-menu.late.css'

/** Props of {@link NavMenu}. */
export interface NavMenuProps {
  label: string
  items: readonly { href: string; label: string; current?: boolean | undefined }[]
}

/** A disclosure of links in the header, which opens without a script. Escape and moving the focus out of it close it. */
export function NavMenu({ label, items }: NavMenuProps): ReactElement {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  return (
    <div
      className="ui-nav-menu"
      role="presentation"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return
        close()
        menu.current.querySelector('summary')?.focus()
      }}
    >
      <details ref={menu}>
        <summary className="ui-top-bar-link" aria-current={items.some(({ current }) => current) || undefined}>
          {label}
          <ChevronDownIcon size={16} />
        </summary>
        <ul className="ui-nav-menu-list">
          {items.map((item) => (
            <li key={item.href}>
              <Anchor href={item.href} aria-current={item.current ? 'page' : undefined} onClick={close}>
                {item.label}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
