import { Suspense, type ReactNode } from 'react'
import { birthLine, birthWords, type BirthDetails } from '../consultation/index.ts'
import { lazyPart } from '../platform/index.ts'
import styles from './birth-card.module.css'

const BirthChartCard = lazyPart(() => import('./birth-chart-card.tsx'))

export interface BirthCardProps {
  birth: BirthDetails
  /** The astrologer's. */
  name: string
  /** The astrologer shows it; else the customer shared it when the chat began. */
  isFromAstrologer: boolean
}

/** The birth details that a chat opens with, and the chart that they make. */
export function BirthCard(props: BirthCardProps) {
  const { birth } = props
  const plain = (
    <div className={styles['card']}>
      <BirthCardText {...props} />
    </div>
  )
  if (birth.date === null || birth.place === null) return plain
  return (
    <Suspense fallback={plain}>
      <BirthChartCard {...props} date={birth.date} place={birth.place} />
    </Suspense>
  )
}

export function BirthCardText(props: BirthCardProps & { children?: ReactNode }) {
  const { birth, name, isFromAstrologer, children } = props
  const words = birthWords()
  return (
    <span className={styles['text']}>
      <strong>{isFromAstrologer ? words.sharedBy({ name }) : words.sharedWith({ name })}</strong>
      <span>{birthLine(birth)}</span>
      {children}
    </span>
  )
}
