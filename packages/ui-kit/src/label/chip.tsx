import type { ReactElement, ReactNode } from 'react'
import { CheckIcon } from '../icon/icons.tsx'
import { CloseIcon } from '../icon/shell-icons.tsx'
import { Anchor } from '../link/anchor.tsx'
import './chip.css'
import './chip.late.css'

/** Props of {@link Chip}. */
export interface ChipProps {
  children: ReactNode
  /** Makes it a toggle button. A pressed one has a check mark. */
  pressed?: boolean | undefined
  /** Called with the new state. */
  onPress?: ((pressed: boolean) => void) | undefined
  /** Makes it a link. */
  href?: string | undefined
  /** With `href`: whether it links to the current page. */
  current?: boolean | undefined
  /** Makes it a selected value that can be removed. */
  onRemove?: (() => void) | undefined
  /** The name of the remove button, or of the link that removes it, e.g. "Remove Hindi". */
  removeLabel?: string | undefined
  disabled?: boolean | undefined
}

/** A toggle (`pressed`), a link (`href`) or a removable value (`onRemove`). */
export function Chip(props: ChipProps): ReactElement {
  const { children, pressed, onPress, href, current, onRemove, removeLabel, disabled } = props
  const isChosen = pressed || current
  const content = (
    <>
      {isChosen && <CheckIcon size={14} />}
      {children}
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor
        className="ui-chip"
        href={href}
        aria-label={removeLabel}
        aria-current={current ? 'true' : undefined}
        data-chosen={isChosen || removeLabel !== undefined || undefined}
      >
        {content}
        {removeLabel !== undefined && <CloseIcon size={14} />}
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
