import { TextLink } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import styles from './home.module.css'

export function HomeBlock(props: { title: string; more?: { href: string; label: string }; children: ReactNode }) {
  const { title, more, children } = props
  return (
    <section className={styles['block']}>
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
