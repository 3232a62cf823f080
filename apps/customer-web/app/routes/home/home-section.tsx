import { TextLink } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import styles from './home.module.css'

export function HomeSection(props: {
  title: string
  more?: { href: string; label: string }
  /** The height on a phone of a section that is laid out only when it is about to be scrolled into view. */
  deferredHeight?: `${number}rem`
  children: ReactNode
}) {
  const { title, more, deferredHeight, children } = props
  return (
    <section
      className={deferredHeight ? `${styles['section']} ${styles['deferred']}` : styles['section']}
      style={deferredHeight && { containIntrinsicBlockSize: `auto ${deferredHeight}` }}
    >
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
