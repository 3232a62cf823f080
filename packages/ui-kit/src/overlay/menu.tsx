import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Anchor } from '../link/anchor.tsx'

/** A line of a {@link Menu}: an action (`onSelect`), a link (`href`), or a rule between groups. */
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
  /** Names the list for screen readers. */
  label: string
  /** A Button or IconButton. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Words above the items, e.g. who is signed in. */
  header?: ReactNode
}

/** A menu of actions behind a button. For a site's navigation use NavMenu, which is plain links. */
export function Menu({ label, trigger, items, header }: MenuProps): ReactElement {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="ui-menu" aria-label={label} align="end" sideOffset={6} collisionPadding={12}>
          {header && <div className="ui-menu-header">{header}</div>}
          {items.map((item, place) => {
            if (item === 'separator') return <Radix.Separator key={`rule-${place}`} className="ui-menu-rule" />
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
