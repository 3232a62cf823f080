import { lazy, Suspense, type ReactNode } from 'react'
import { birthLine, birthWords, type BirthDetails } from '../consultation/index.ts'
import styles from './birth-card.module.css'

const BirthChartCard = lazy(() => import('./birth-chart-card.tsx'))

export interface BirthCardProps {
  birth: BirthDetails
  /** The astrologer's. */
  name: string
}

/** The birth details that a chat opens with, and the chart that they make. */
export function BirthCard({ birth, name }: BirthCardProps) {
  const plain = (
    <div className={styles['card']}>
      <BirthCardText birth={birth} name={name} />
    </div>
  )
  if (birth.date === null || birth.place === null) return plain
  return (
    <Suspense fallback={plain}>
      <BirthChartCard birth={birth} name={name} date={birth.date} place={birth.place} />
    </Suspense>
  )
}

export function BirthCardText({ birth, name, children }: BirthCardProps & { children?: ReactNode }) {
  return (
    <span className={styles['text']}>
      <strong>{birthWords().sharedWith({ name })}</strong>
      <span>{birthLine(birth)}</span>
      {children}
    </span>
  )
}
