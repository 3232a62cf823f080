import { useEffect, useState, type ReactElement } from 'react'
import { ArrowUpIcon } from '../icon/icons.tsx'

/** Props of {@link ScrollTop}. */
export interface ScrollTopProps {
  /** Appears after so many px of scrolling; 20 by default. */
  after?: number | undefined
  label?: string | undefined
}

/** Back to the top of the page. */
export function ScrollTop({ after = 20, label = 'Back to top' }: ScrollTopProps): ReactElement | null {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const look = () => setShown(window.scrollY > after)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [after])

  if (!shown) return null
  return (
    <button
      type="button"
      className="ui-scroll-top"
      aria-label={label}
      title={label}
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
      }}
    >
      <ArrowUpIcon />
    </button>
  )
}
