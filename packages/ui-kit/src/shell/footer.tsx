import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/shell-icons.tsx'
import { Anchor } from '../link/anchor.tsx'
import { classNames } from '../text/class-names.ts'
import { TickRule } from '../tick-rule/tick-rule.tsx'
import './footer.css'
import './footer.late.css'

/** Props of {@link Footer}; the rest go to the `<footer>`. */
export interface FooterProps extends ComponentProps<'footer'> {
  brand?: ReactNode
  columns: readonly {
    heading: string
    links: readonly { href: string; label: string }[]
    /** Whether a phone shows its links at first. */
    isOpen?: boolean | undefined
  }[]
  /** The small print. */
  children?: ReactNode
}

/** The footer of a page: columns of links, which a phone folds into groups, and the small print. */
export function Footer({ brand, columns, children, className, ...rest }: FooterProps): ReactElement {
  return (
    <footer className={classNames('ui-footer', className)} {...rest}>
      <div className="ui-page">
        <TickRule />
        <div className="ui-footer-columns">
          {brand && <div>{brand}</div>}
          {columns.map(({ heading, links, isOpen }) => (
            <div key={heading} className="ui-footer-group">
              <h2 className="ui-footer-heading">{heading}</h2>
              {/* The links follow it, so that both widths show the same list, and without a script. */}
              <details className="ui-footer-fold" open={isOpen}>
                <summary>
                  {heading}
                  <ChevronDownIcon size={18} />
                </summary>
              </details>
              <ul className="ui-footer-links">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Anchor href={href}>{label}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {children && <div className="ui-footer-print">{children}</div>}
      </div>
    </footer>
  )
}
