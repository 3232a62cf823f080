import { useEffect, useRef, useState, type ReactElement } from 'react'
import { ArrowUpIcon } from '../icon/icons.tsx'
import './scroll-top.late.css'

/** Props of {@link ScrollTop}. */
export interface ScrollTopProps {
  /** How many px to scroll before it appears; 20 by default. */
  after?: number | undefined
  label?: string | undefined
}

/** A button that scrolls to the top of the page, in the margin beside it. While its target would lie on another control, it is hidden. */
export function ScrollTop({ after = 20, label = 'Back to top' }: ScrollTopProps): ReactElement | null {
  const [isShown, setShown] = useState(false)
  const [isCovering, setCovering] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    let frame = 0
    const update = () => {
      setShown(window.scrollY > after)
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovering(button.current !== null && liesOnControl(button.current)))
    }
    update()
    const listeners = new AbortController()
    const options = { passive: true, signal: listeners.signal }
    window.addEventListener('scroll', update, options)
    window.addEventListener('resize', update, options)
    return () => {
      listeners.abort()
      cancelAnimationFrame(frame)
    }
  }, [after, isShown])

  if (!isShown) return null
  return (
    <button
      ref={button}
      type="button"
      className="ui-scroll-top"
      data-covering={isCovering || undefined}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (document.activeElement === event.currentTarget) focusTop()
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
      }}
    >
      <ArrowUpIcon />
    </button>
  )
}

/** At the top the button goes. The next Tab begins where the reader then is, not at the place of the button. */
function focusTop() {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/** Links over whole cards are no controls: a card has room beside the button. */
const CONTROLS = 'button, .ui-button, .ui-chip, input, select, textarea, summary, label, aside a, nav a'

function liesOnControl(button: HTMLButtonElement): boolean {
  const { left, right: edge, top, bottom } = button.getBoundingClientRect()
  // In a narrow margin, it answers presses beside itself too.
  const right = Math.max(edge, left + bottom - top)
  const points = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y]))
  return points.some(([x = 0, y = 0]) =>
    document.elementsFromPoint(x, y).some((element) => {
      const control = element.closest(CONTROLS)
      return control !== null && control !== button
    }),
  )
}
