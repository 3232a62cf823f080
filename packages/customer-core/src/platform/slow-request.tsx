import { useEffect, useState } from 'react'
import styles from './slow-request.module.css'

const LATE_MS = 5000

/** Says its sentence when a request has been under way for longer than usual. */
export function SlowRequest({ isUnderWay, children }: { isUnderWay: boolean; children: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isUnderWay])
  return (
    <p role="status" className={styles['note']}>
      {isLate ? children : null}
    </p>
  )
}
