/** A tap on a button before React listens, as the boot script noted it. */
interface EarlyTap {
  button: HTMLElement | null
  isOver: boolean
  /** Lets an element pulse, and the one before it no more. */
  answer(element: Element | null): void
  /** Notes no more taps, and takes back the offer to reload the page. */
  stop(): void
}

declare global {
  interface Window {
    earlyTap?: EarlyTap
  }
}

let isKept = false

/** Shows that a tap was noted: the element pulses until {@link repeatTap} or what it opens ends that. */
export function answerTap(element: Element | null): void {
  isKept = element !== null
  window.earlyTap?.answer(element)
}

/** What was tapped is being loaded: the answer to the tap lasts until `answerTap(null)`. */
export function keepAnswer(): void {
  isKept = true
}

/** From now on React answers taps itself. Call it right before hydration. */
export function stopEarlyTaps(): void {
  window.earlyTap?.stop()
}

/** Repeats the last early tap, once the page knows whether the customer is signed in. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window
  if (!earlyTap?.button) return
  const { button } = earlyTap
  earlyTap.button = null
  repeatTap(button)
}

/** Does what a tap wanted that was noted. It may have to wait again, for code of a screen or of a dialog. */
export function repeatTap(element: HTMLElement): void {
  isKept = false
  if (element.isConnected) element.click()
  if (!isKept) answerTap(null)
}
