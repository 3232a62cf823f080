import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Anchor } from '../link/anchor.tsx'
import './menu.css'

/** An item of a {@link Menu}: an action (`onSelect`), a link (`href`), or a separator. */
export type MenuItem =
  | {
      label: string
      icon?: ReactNode
      href?: string | undefined
      onSelect?: (() => void) | undefined
      tone?: 'danger' | undefined
    }
  | 'separator'

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The name of the menu for screen readers. */
  label: string
  /** The Button or IconButton that opens the menu. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Content above the items, e.g. the name of the customer. */
  header?: ReactNode
}

/** A menu of actions that a button opens. Use NavMenu for navigation. */
export function Menu({ label, trigger, items, header }: MenuProps): ReactElement {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="ui-menu"
          aria-label={label}
          // Radix names it after the trigger.
          aria-labelledby={undefined}
          align="end"
          sideOffset={6}
          collisionPadding={12}
        >
          {header && <div className="ui-menu-header">{header}</div>}
          {items.map((item, place) => {
            if (item === 'separator')
              return <Radix.Separator key={`separator-${place}`} className="ui-menu-separator" />
            const content = (
              <>
                {item.icon}
                {item.label}
              </>
            )
            return (
              <Radix.Item
                key={item.label}
                className="ui-menu-item"
                data-tone={item.tone}
                asChild={item.href !== undefined}
                onSelect={() => item.onSelect?.()}
              >
                {item.href === undefined ? content : <Anchor href={item.href}>{content}</Anchor>}
              </Radix.Item>
            )
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
