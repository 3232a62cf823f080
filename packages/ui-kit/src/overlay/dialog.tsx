import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import { useOverlayFocus } from './use-overlay-focus.ts'

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the dialog, as its h2. */
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  children: ReactNode
  /** The buttons; they stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** Esc, the backdrop and a close button end it; true by default. */
  dismissible?: boolean | undefined
  /** 400, 520 (the default) and 720 px at most. */
  size?: 's' | 'm' | 'l' | undefined
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined
  /** Gets the focus at first; otherwise the first field does, or the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A modal dialog: focus goes in, stays in, and returns to whoever opened it. Fills the screen under 600 px. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onOpenChange, title, description, children, footer, dismissible = true, size = 'm', hideTitle } = props
  const opener = useOverlayFocus(open, props.initialFocus)
  const keepOpen = (event: Event) => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content
          className="ui-dialog"
          data-size={size}
          {...opener}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="ui-overlay-head">
            <div className={hideTitle ? 'ui-visually-hidden' : 'ui-overlay-text'}>
              <Radix.Title tabIndex={-1}>{title}</Radix.Title>
              {description && <Radix.Description className="ui-overlay-description">{description}</Radix.Description>}
            </div>
            {dismissible && (
              <Radix.Close asChild>
                <IconButton label="Close" className="ui-overlay-close">
                  <CloseIcon />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          <div className="ui-overlay-body">{children}</div>
          {footer && <div className="ui-overlay-foot">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
