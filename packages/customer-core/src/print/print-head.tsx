import { Brand } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { commonWords, useEnvironment } from '../platform/index.ts'
import styles from './print-head.module.css'
import { printWords } from './words/print.gen.ts'

/** Who issued a receipt or an invoice, on paper only: the header and the footer of the site are not printed. */
export function PrintHead({ children }: { children?: ReactNode }) {
  const { origin, issuer = [] } = useEnvironment()
  return (
    <div className={styles['head']}>
      <Brand label={commonWords().brand} />
      {issuer.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {origin ? <p>{printWords().issuedBy({ address: new URL(origin).host })}</p> : null}
      {children}
    </div>
  )
}
