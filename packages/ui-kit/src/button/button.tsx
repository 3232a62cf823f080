import { useId, useRef, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../link/anchor.tsx'
import { Spinner } from '../loading/spinner.tsx'
import { classNames } from '../text/class-names.ts'
import './button.css'
import './button.late.css'

/** The look of a button: `money` is for payments, `danger` for actions that end or delete something. */
export type ButtonVariant = 'primary' | 'outline' | 'money' | 'danger' | 'danger-outline' | 'quiet'

/** Props of {@link Button}; the rest go to the `<button>` (or the link, with `href`). */
export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one main action of a view (the default). */
  variant?: ButtonVariant | undefined
  /** 40, 48 (the default) or 56 px high. The target of the small one is 44 px high. */
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its column. */
  full?: boolean | undefined
  /** Shows a spinner and ignores presses. The label stays for screen readers. A link (`href`) does not show it. */
  loading?: boolean | undefined
  /**
   * Why it is disabled. The reason is shown below the button, which can still be focused. When it comes or goes, a `ref` gets
   * another element, which takes over the focus.
   */
  disabledReason?: string | undefined
  /** An icon before the label. */
  icon?: ReactNode
  /** Turns the button into a link. */
  href?: string | undefined
  prefetch?: AnchorProps['prefetch'] | undefined
}

const isReplaced = (focused: { button: Element; hadReason: boolean } | null, hasReason: boolean): boolean =>
  focused !== null && focused.hadReason !== hasReason && focused.button.matches(':focus')

const ignorePress = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps): ReactElement {
  const {
    variant = 'primary',
    size = 'm',
    full,
    loading = false,
    disabledReason,
    icon,
    href,
    prefetch,
    ...rest
  } = props
  const { className, children, disabled, onClick, ...native } = rest
  const focused = useRef<{ button: Element; hadReason: boolean }>(null)
  const reasonId = useId()
  const looks = {
    className: classNames('ui-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-full': full ? '' : undefined,
  }
  const content = (
    <span className="ui-button-label">
      {icon}
      {children}
    </span>
  )

  if (href !== undefined && !disabled && !disabledReason) {
    return (
      <Anchor
        {...(native as Omit<AnchorProps, 'href'>)}
        {...looks}
        {...(prefetch ? { prefetch } : {})}
        href={href}
        onClick={onClick as unknown as AnchorProps['onClick']}
      >
        {content}
      </Anchor>
    )
  }

  const hasReason = Boolean(disabledReason)
  const isBlocked = loading || hasReason
  const button = (
    <button
      type="button"
      {...native}
      {...looks}
      disabled={disabled}
      aria-disabled={isBlocked || undefined}
      aria-busy={loading || undefined}
      aria-describedby={disabledReason ? classNames(native['aria-describedby'], reasonId) : native['aria-describedby']}
      onClick={isBlocked ? ignorePress : onClick}
      onFocus={(event) => {
        native.onFocus?.(event)
        focused.current = { button: event.currentTarget, hadReason: hasReason }
      }}
      // A reason that comes or goes replaces the button, and the new one takes over the focus.
      // oxlint-disable-next-line react/refs -- read as the button is mounted
      autoFocus={native.autoFocus || isReplaced(focused.current, hasReason)}
    >
      {content}
      {loading && <Spinner />}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className="ui-button-with-reason" data-full={full ? '' : undefined}>
      {button}
      <span id={reasonId} className="ui-button-reason">
        {disabledReason}
      </span>
    </span>
  )
}
