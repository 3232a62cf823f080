import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon } from '../icon/icons.tsx'

/** What {@link showToast} shows. */
export interface ToastContent {
  text: string
  tone?: 'neutral' | 'success' | 'danger' | undefined
  /** One thing to do about it, e.g. "Undo". */
  action?: { label: string; onPress: () => void } | undefined
}

interface Toast extends ToastContent {
  id: number
}

const MOST = 3
const NONE: readonly Toast[] = []
let toasts = NONE
let lastId = 0
const readers = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const read of readers) read()
}

function subscribe(read: () => void) {
  readers.add(read)
  return () => void readers.delete(read)
}

const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id))

/** Says briefly that something is done. Never the only place for an error. Needs a {@link ToastOutlet} in the page. */
export function showToast(content: ToastContent): void {
  lastId += 1
  change([...toasts, { ...content, id: lastId }].slice(-MOST))
}

/**
 * Where toasts appear: once in an application, near its end. F8 moves the focus here.
 *
 * A toast's seven seconds are a CSS animation, so pointing at it or focusing it pauses them without any timer.
 */
export function ToastOutlet(): ReactElement {
  const region = useRef<HTMLElement>(null)
  const list = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  return (
    <section ref={region} className="ui-toasts" aria-label="Notifications, F8" tabIndex={-1}>
      <ol className="ui-toast-list" aria-live="polite" aria-relevant="additions">
        {list.map(({ id, text, tone = 'neutral', action }) => (
          <li
            key={id}
            className="ui-toast"
            data-tone={tone}
            onAnimationEnd={(event) => event.animationName === 'ui-toast-life' && dismiss(id)}
          >
            <span className="ui-toast-text">{text}</span>
            {action && (
              <Button
                variant="quiet"
                size="s"
                onClick={() => {
                  action.onPress()
                  dismiss(id)
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton label="Dismiss" onClick={() => dismiss(id)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
