import { Card } from '@tarapath/ui-kit'
import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

export function Panel({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card className={styles['panel']}>
      <div className={styles['panelHead']}>
        <h2 id={id}>{title}</h2>
        {note ? <span className="ui-note">{note}</span> : null}
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      <div className={styles['panelBody']} role="region" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
    </Card>
  )
}
