import type { ReactElement } from 'react'
import { classNames } from '../text/class-names.ts'
import { Anchor, type AnchorProps } from './anchor.tsx'
import './text-link.css'
import './text-link.late.css'

/** Props of {@link TextLink}. */
export interface TextLinkProps extends AnchorProps {
  /** `inline` is part of a sentence, `quiet` inherits the colour, `standalone` has a 44 px target of its own. */
  variant?: 'inline' | 'quiet' | 'standalone' | undefined
}

/** A text link. */
export function TextLink({ variant = 'inline', className, ...rest }: TextLinkProps): ReactElement {
  return <Anchor className={classNames('ui-text-link', className)} data-variant={variant} {...rest} />
}
