import type { ReactElement } from 'react'
import { classNames } from '../text/class-names.ts'
import { Anchor, type AnchorProps } from './anchor.tsx'

/** Props of {@link TextLink}. */
export interface TextLinkProps extends AnchorProps {
  /** `inline` stands in a sentence, `quiet` takes the colour around it, `standalone` is a line of its own with a 44 px target. */
  variant?: 'inline' | 'quiet' | 'standalone' | undefined
}

/** A link made of words. */
export function TextLink({ variant = 'inline', className, ...rest }: TextLinkProps): ReactElement {
  return <Anchor className={classNames('ui-text-link', className)} data-variant={variant} {...rest} />
}
