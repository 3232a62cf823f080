import { useEffect, useState, type ReactElement } from 'react'
import { ArrowUpIcon } from '../icon/icons.tsx'
import './scroll-top.late.css'

/** Props of {@link ScrollTop}. */
export interface ScrollTopProps {
  /** How many px to scroll before it appears; 20 by default. */
  after?: number | undefined
  label?: string | undefined
}

/** A button that scrolls to the top of the page. */
export function ScrollTop({ after = 20, label = 'Back to top' }: ScrollTopProps): ReactElement | null {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const update = () => setShown(window.scrollY > after)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [after])

  if (!isShown) return null
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
