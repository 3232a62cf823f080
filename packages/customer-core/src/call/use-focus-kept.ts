import { useAtom } from 'jotai'
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { isCallAskedAtom } from '../consultation/index.ts'

/**
 * The widget takes the focus that the page has lost: of the price sheet, once the customer has asked for the call, and of
 * a button of its own that went with the phase before.
 */
export function useFocusKept(widget: RefObject<HTMLElement | null>, phase: string | undefined) {
  const [isAsked, setAsked] = useAtom(isCallAskedAtom)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!isAsked) return
    widget.current?.focus()
    setAsked(false)
  }, [isAsked, setAsked, widget])
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) widget.current?.focus()
  }, [phase, widget])
  return {
    onFocus() {
      hadFocus.current = true
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // A removed element leaves the focus on no element.
      if (relatedTarget) hadFocus.current = false
    },
  }
}
