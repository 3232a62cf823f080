import type { ComponentProps, ReactElement } from 'react'
import { classNames } from '../text/class-names.ts'

/** Props of {@link Card}; the rest go to its element. */
export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** `plain` is raised paper, `sunk` lies below the page, `money` is about an amount. */
  tone?: 'plain' | 'sunk' | 'money' | undefined
}

/** A sheet of paper with a hairline around it. */
export function Card({ as = 'div', tone = 'plain', className, ...rest }: CardProps): ReactElement {
  const Element = as as 'div'
  return <Element className={classNames('ui-card', className)} data-tone={tone} {...rest} />
}
