import { useEffect, useRef } from 'react'
import styles from './register.module.css'
import { registerWords } from './words/register.gen.ts'

interface StepHeadingProps {
  step: number
  titles: readonly string[]
  isCurrent: boolean
}

/** Names the step and takes the focus when it is opened. */
export function StepHeading({ step, titles, isCurrent }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasCurrent = useRef(isCurrent && step === 0)
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) heading.current?.focus()
    wasCurrent.current = isCurrent
  }, [isCurrent])
  return (
    <header className={styles['step']}>
      <p className={`ui-note ${styles['withScripts']}`}>
        {registerWords().step({ step: step + 1, steps: titles.length })}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {titles[step]}
      </h2>
      <ol className={`${styles['bars']} ${styles['withScripts']}`} aria-hidden>
        {titles.map((title, at) => (
          <li key={title} data-done={at <= step || undefined} />
        ))}
      </ol>
    </header>
  )
}
