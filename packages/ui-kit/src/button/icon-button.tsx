import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../link/anchor.tsx'
import { Spinner } from '../loading/spinner.tsx'
import { classNames } from '../text/class-names.ts'
import './icon-button.css'

/** Props of {@link IconButton}; the rest go to the `<button>` (or the link, with `href`). */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> {
  /** The name for screen readers and the tooltip. */
  label: string
  /** An icon. */
  children: ReactNode
  variant?: 'quiet' | 'outline' | undefined
  /** Makes it a toggle. A button whose label says what it does has `data-chosen` instead. */
  pressed?: boolean | undefined
  loading?: boolean | undefined
  /** Turns it into a link, which is neither pressed nor loading. A disabled one is a button. */
  href?: string | undefined
}

/** A 44 px button with an icon and no text. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, variant = 'quiet', pressed, loading, href, className, children, ...rest } = props
  const looks = {
    className: classNames('ui-icon-button', className),
    'data-variant': variant,
    'aria-label': label,
    title: label,
  }
  if (href !== undefined && !rest.disabled) {
    return (
      <Anchor {...(rest as unknown as Omit<AnchorProps, 'href'>)} {...looks} href={href}>
        {children}
      </Anchor>
    )
  }
  return (
    <button
      type="button"
      {...rest}
      {...looks}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      disabled={rest.disabled || loading}
    >
      {loading ? <Spinner /> : children}
    </button>
  )
}
