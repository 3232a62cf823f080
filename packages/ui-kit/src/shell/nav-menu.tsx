import { useId, useRef, useState, type ReactElement } from 'react'
import { ChevronDownIcon } from '../icon/shell-icons.tsx'
import { Anchor } from '../link/anchor.tsx'
import './top-bar.css'
import './nav-menu.css'
import './nav-menu.late.css'

/** Props of {@link NavMenu}. */
export interface NavMenuProps {
  label: string
  items: readonly { href: string; label: string; current?: boolean | undefined }[]
}

/** A disclosure of links in the header. Escape and moving the focus out of it close it. */
export function NavMenu({ label, items }: NavMenuProps): ReactElement {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  return (
    <div
      className="ui-nav-menu"
      role="presentation"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="ui-top-bar-link"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDownIcon size={16} />
      </button>
      <ul id={listId} className="ui-nav-menu-list" hidden={!open}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.current ? 'page' : undefined} onClick={() => setOpen(false)}>
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
