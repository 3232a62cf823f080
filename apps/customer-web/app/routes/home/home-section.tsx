import { TextLink } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import styles from './home.module.css'

export function HomeSection(props: {
  title: string
  more?: { href: string; label: string }
  /** Rendered only when it is about to be scrolled into view. */
  isDeferred?: boolean
  children: ReactNode
}) {
  const { title, more, isDeferred = false, children } = props
  return (
    <section className={isDeferred ? `${styles['section']} ${styles['deferred']}` : styles['section']}>
      <div className={styles['heading']}>
        <h2>{title}</h2>
        {more ? (
          <TextLink href={more.href} variant="standalone">
            {more.label}
          </TextLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}
