import { AlertDialog as Radix } from 'radix-ui'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '../button/button.tsx'
import { useOverlayFocus } from './use-overlay-focus.ts'

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
  open: boolean
  /** Names the question, as its h2. */
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  confirm: { label: string; onPress: () => void; variant?: ButtonVariant | undefined; loading?: boolean | undefined }
  /** The way out. */
  cancel: { label: string; onPress: () => void }
  /** What Esc does, where that is not the way out. */
  onEscape?: (() => void) | undefined
  /** Who gets the focus: `cancel` unless going on is the safe answer. */
  initialFocus?: 'cancel' | 'confirm' | undefined
}

/** A question that needs an answer: no close button, and a press beside it does nothing. */
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
  const opener = useOverlayFocus(open, first)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onEscape()}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content className="ui-alert-dialog" {...opener}>
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
