import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon } from '../icon/shell-icons.tsx'
import { isOnToast } from './is-on-toast.ts'
import { useCloseRequest } from './use-close-request.ts'
import { useOverlayFocus } from './use-overlay-focus.ts'
import './overlay.css'

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The title, rendered as an h2. */
  title: ReactNode
  /** A sentence under the title. */
  description?: ReactNode
  /** Above the title, such as a portrait. All three are then in the middle, and the title is larger. */
  leading?: ReactNode
  children: ReactNode
  /** The buttons, which stay visible while the content scrolls. */
  footer?: ReactNode
  /** Whether Escape, the backdrop and a close button close it; true by default. */
  dismissible?: boolean | undefined
  /** At most 400, 520 (the default) or 720 px wide. */
  size?: 's' | 'm' | 'l' | undefined
  /** Shows the title to screen readers only. */
  hideTitle?: boolean | undefined
  /** The name of the close button; "Close" by default. */
  closeLabel?: string | undefined
  /** The element to focus first, by default the first field or else the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A modal dialog. It traps the focus and returns it to the element that opened it. It fills the screen below 600 px. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onOpenChange, title, description, leading, children, footer, dismissible = true } = props
  const { size = 'm', hideTitle, closeLabel = 'Close' } = props
  const focus = useOverlayFocus(open, props.initialFocus)
  useCloseRequest(open && dismissible, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content
          className="ui-dialog"
          data-size={size}
          {...focus}
          onEscapeKeyDown={(event) => !dismissible && event.preventDefault()}
          onInteractOutside={(event) => (!dismissible || isOnToast(event)) && event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="ui-overlay-head" data-centred={leading ? '' : undefined}>
            {leading}
            <div className={hideTitle ? 'ui-visually-hidden' : 'ui-overlay-text'}>
              <Radix.Title tabIndex={-1}>{title}</Radix.Title>
              {description && <Radix.Description className="ui-overlay-description">{description}</Radix.Description>}
            </div>
            {dismissible && (
              <Radix.Close asChild>
                <IconButton label={closeLabel} className="ui-overlay-close">
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
