import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon } from '../icon/shell-icons.tsx'
import { TickRule } from '../tick-rule/tick-rule.tsx'
import { isOnToast } from './is-on-toast.ts'
import { useCloseRequest } from './use-close-request.ts'
import { useOverlayFocus } from './use-overlay-focus.ts'
import './overlay.css'

/** Props of {@link Sheet}. */
export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The title, rendered as an h2. */
  title: ReactNode
  description?: ReactNode
  /** Content before the title, such as a portrait. */
  leading?: ReactNode
  children: ReactNode
  /** The buttons, which stay visible while the content scrolls. */
  footer?: ReactNode
  /** `false` keeps the page behind usable and takes no focus, for a sheet that opens by itself. */
  modal?: boolean | undefined
  /** Whether Escape, the backdrop and a close button close it; true by default. */
  dismissible?: boolean | undefined
  /** The name of the close button; "Close" by default. */
  closeLabel?: string | undefined
}

/** A dialog at the bottom of the screen, centred from 600 px. */
export function Sheet(props: SheetProps): ReactElement {
  const { open, onOpenChange, title, description, leading, children, footer, modal = true, dismissible = true } = props
  const { closeLabel = 'Close' } = props
  const focus = useOverlayFocus(open)
  useCloseRequest(open && dismissible, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && <Radix.Overlay className="ui-backdrop" />}
        <Radix.Content
          className="ui-sheet"
          data-modal={modal || undefined}
          onOpenAutoFocus={(event) => {
            if (modal) focus.onOpenAutoFocus(event)
            else event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            if (modal || document.activeElement === document.body) focus.onCloseAutoFocus(event)
            else event.preventDefault()
          }}
          onEscapeKeyDown={(event) => !dismissible && event.preventDefault()}
          onInteractOutside={(event) => (!dismissible || !modal || isOnToast(event)) && event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="ui-overlay-head">
            {leading}
            <div className="ui-overlay-text">
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
          <TickRule className="ui-sheet-rule" />
          <div className="ui-overlay-body">{children}</div>
          {footer && <div className="ui-overlay-foot">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
