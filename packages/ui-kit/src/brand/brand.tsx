import type { ReactElement } from 'react'
import { Anchor } from '../link/anchor.tsx'
import { BrandMark } from './brand-mark.tsx'
import './brand.css'

/** Props of {@link Brand}. */
export interface BrandProps {
  /** The address of the link; the home page by default. */
  href?: string | undefined
  /** The name for screen readers; "Tarapath, home" by default. */
  label?: string | undefined
}

/** The mark and the wordmark as a link. */
export function Brand({ href = '/', label = 'Tarapath, home' }: BrandProps): ReactElement {
  return (
    <Anchor className="ui-brand" href={href} aria-label={label}>
      <BrandMark />
      <span translate="no">Tarapath</span>
    </Anchor>
  )
}
