import type { ReactElement } from 'react'
import { Anchor } from '../link/anchor.tsx'
import { BrandMark } from './brand-mark.tsx'

/** Props of {@link Brand}. */
export interface BrandProps {
  /** Where it leads; the home page by default. */
  href?: string | undefined
  /** Its name for screen readers, e.g. "Tarapath, home". */
  label?: string | undefined
}

/** Mark and wordmark, leading home. */
export function Brand({ href = '/', label = 'Tarapath, home' }: BrandProps): ReactElement {
  return (
    <Anchor className="ui-brand" href={href} aria-label={label}>
      <BrandMark />
      <span translate="no">Tarapath</span>
    </Anchor>
  )
}
