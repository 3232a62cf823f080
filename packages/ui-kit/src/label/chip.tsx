import type { ReactElement, ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '../icon/icons.tsx'
import { Anchor } from '../link/anchor.tsx'

/** Props of {@link Chip}. */
export interface ChipProps {
  children: ReactNode
  /** Makes it a toggle button; a chosen one carries a check mark. */
  pressed?: boolean | undefined
  /** Called with the state it should go to. */
  onPress?: ((pressed: boolean) => void) | undefined
  /** Makes it a link. */
  href?: string | undefined
  /** With `href`: the page that is shown now. */
  current?: boolean | undefined
  /** Makes it a chosen thing that can be taken away. */
  onRemove?: (() => void) | undefined
  /** The name of that button, e.g. "Remove Hindi". */
  removeLabel?: string | undefined
  disabled?: boolean | undefined
}

/** A small choice: a toggle (`pressed`), a link (`href`) or a removable pick (`onRemove`). */
export function Chip(props: ChipProps): ReactElement {
  const { children, pressed, onPress, href, current, onRemove, removeLabel, disabled } = props
  const chosen = pressed || current
  const content = (
    <>
      {chosen && <CheckIcon size={14} />}
      {children}
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor
        className="ui-chip"
        href={href}
        aria-current={current ? 'true' : undefined}
        data-chosen={current || undefined}
      >
        {content}
      </Anchor>
    )
  }
  if (onRemove) {
    return (
      <button
        type="button"
        className="ui-chip"
        data-chosen
        aria-label={removeLabel}
        disabled={disabled}
        onClick={onRemove}
      >
        {children}
        <CloseIcon size={14} />
      </button>
    )
  }
  return (
    <button
      type="button"
      className="ui-chip"
      aria-pressed={pressed}
      data-chosen={pressed || undefined}
      disabled={disabled}
      onClick={() => onPress?.(!pressed)}
    >
      {content}
    </button>
  )
}
