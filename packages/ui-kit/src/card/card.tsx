import type { ComponentProps, ReactElement } from 'react'
import { classNames } from '../text/class-names.ts'
import './card.css'

/** Props of {@link Card}; the rest go to its element. */
export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** `plain` is raised, `sunk` is darker than the page, `money` is for an amount. */
  tone?: 'plain' | 'sunk' | 'money' | undefined
}

/** A card with a border. */
export function Card({ as = 'div', tone = 'plain', className, ...rest }: CardProps): ReactElement {
  const Element = as as 'div'
  return <Element className={classNames('ui-card', className)} data-tone={tone} {...rest} />
}
