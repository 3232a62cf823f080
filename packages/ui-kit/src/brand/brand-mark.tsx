import type { ReactElement } from 'react'
import './brand.css'

/** Props of {@link BrandMark}. */
export interface BrandMarkProps {
  /** Width in px; 26 by default. */
  size?: number | undefined
  title?: string | undefined
}

/** The mark of the brand. */
export function BrandMark({ size = 26, title }: BrandMarkProps): ReactElement {
  return (
    <svg
      className="ui-brand-mark"
      width={size}
      height={size}
      viewBox="0 0 26 26"
      fill="none"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path className="ui-brand-gnomon" d="M13.5 21.6 20.8 8.2v13.4z" />
      <path className="ui-brand-dial" d="M2 21.8V21a11 11 0 0 1 22 0v.8" />
      <path className="ui-brand-ground" d="M1 22h24" />
      <circle className="ui-brand-star" cx="13" cy="4.6" r="2" />
    </svg>
  )
}
