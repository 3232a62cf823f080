import { AlertDialog as Radix } from 'radix-ui'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '../button/button.tsx'
import { useCloseRequest } from './use-close-request.ts'
import { useOverlayFocus } from './use-overlay-focus.ts'
import './overlay.css'
import './alert-dialog.css'

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
  open: boolean
  /** The question, rendered as an h2. */
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  confirm: { label: string; onPress: () => void; variant?: ButtonVariant | undefined; loading?: boolean | undefined }
  /** The safe answer, which changes nothing. */
  cancel: { label: string; onPress: () => void }
  /** What Escape does; by default it cancels. While `confirm.loading`, it does nothing. */
  onEscape?: (() => void) | undefined
  /** The button to focus first; `cancel` by default. */
  initialFocus?: 'cancel' | 'confirm' | undefined
}

/** A question that needs an answer. It has no close button, and a press outside does not close it. */
export function AlertDialog(props: AlertDialogProps): ReactElement {
  const {
    open,
    title,
    description,
    children,
    confirm,
    cancel,
    onEscape = cancel.onPress,
    initialFocus = 'cancel',
  } = props
  const first = useRef<HTMLButtonElement>(null)
  const focus = useOverlayFocus(open, first)
  const escape = () => {
    if (!confirm.loading) onEscape()
  }
  useCloseRequest(open, escape)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && escape()}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content className="ui-alert-dialog" {...focus}>
          <Radix.Title>{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="ui-alert-dialog-text">
              {description && <p>{description}</p>}
              {children}
            </div>
          </Radix.Description>
          <div className="ui-alert-dialog-actions">
            <Button
              variant={confirm.variant ?? 'primary'}
              loading={confirm.loading}
              full
              ref={initialFocus === 'confirm' ? first : undefined}
              onClick={confirm.onPress}
            >
              {confirm.label}
            </Button>
            <Button
              variant="outline"
              full
              ref={initialFocus === 'cancel' ? first : undefined}
              disabled={confirm.loading}
              onClick={cancel.onPress}
            >
              {cancel.label}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
