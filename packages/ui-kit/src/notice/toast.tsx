import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon } from '../icon/shell-icons.tsx'
import './toast.late.css'

/** The content of {@link showToast}. */
export interface ToastContent {
  text: string
  tone?: 'neutral' | 'success' | 'danger' | undefined
  /** A button, e.g. "Undo". */
  action?: { label: string; onPress: () => void } | undefined
}

interface Toast extends ToastContent {
  id: number
}

const MAX_TOASTS = 3
const NONE: readonly Toast[] = []
let toasts = NONE
let lastId = 0
let focusBefore: HTMLElement | undefined
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id))

/**
 * Shows a short message, once for each text. It needs a {@link ToastOutlet} in the page. Do not use it as the only report of
 * an error.
 */
export function showToast(content: ToastContent): void {
  lastId += 1
  change([...toasts.filter(({ text }) => text !== content.text), { ...content, id: lastId }].slice(-MAX_TOASTS))
}

/** Props of {@link ToastOutlet}. */
export interface ToastOutletProps {
  /** The name of the region, with its key; "Notifications, F8" by default. */
  label?: string | undefined
  /** The name of the close buttons; "Dismiss" by default. */
  dismissLabel?: string | undefined
}

/**
 * Renders the toasts. Mount it once, near the end of an application. F8 moves the focus to it, and when its last
 * toast is closed, the focus goes back.
 *
 * The seven seconds of a toast are a CSS animation, which hover and focus pause. A failure with a button stays until it is
 * closed.
 */
export function ToastOutlet(props: ToastOutletProps): ReactElement {
  const { label = 'Notifications, F8', dismissLabel = 'Dismiss' } = props
  const region = useRef<HTMLElement>(null)
  const list = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )

  useEffect(() => {
    const section = region.current!
    const listening = new AbortController()
    const { signal } = listening
    const focusRegion = ({ key }: KeyboardEvent) => {
      if (key !== 'F8' || section.contains(document.activeElement)) return
      focusBefore = document.activeElement as HTMLElement
      focusBefore.blur()
      section.focus()
    }
    document.addEventListener('keydown', focusRegion, { signal })
    // A modal dialog takes back the focus that it sees leave.
    for (const name of ['focusin', 'focusout'])
      section.addEventListener(name, (event) => event.stopPropagation(), { signal })
    return () => listening.abort()
  }, [])

  const close = (id: number) => {
    // Of the keyboard: it would go with the toast.
    if (region.current!.querySelector(':focus-visible')) (list[1] ? region.current : focusBefore)?.focus()
    if (!list[1]) focusBefore = undefined
    dismiss(id)
  }

  return (
    <section ref={region} className="ui-toasts" aria-label={label} tabIndex={-1}>
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
                  close(id)
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton label={dismissLabel} onClick={() => close(id)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
