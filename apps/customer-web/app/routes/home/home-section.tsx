import { TextLink } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import styles from './home.module.css'

export function HomeSection(props: {
  title: string
  more?: { href: string; label: string }
  later?: boolean
  children: ReactNode
}) {
  const { title, more, later = false, children } = props
  return (
    <section className={later ? `${styles['section']} ${styles['later']}` : styles['section']}>
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
