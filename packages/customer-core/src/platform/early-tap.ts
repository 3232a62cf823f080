/** A tap on a button before React listens, as the boot script noted it. */
interface EarlyTap {
  button: HTMLElement | null
  isOver: boolean
}

declare global {
  interface Window {
    earlyTap?: EarlyTap
  }
}

/** From now on React answers taps itself. Call it right before hydration. */
export function stopEarlyTaps(): void {
  if (window.earlyTap) window.earlyTap.isOver = true
}

/** Repeats the last early tap, once the page knows whether the customer is signed in. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window
  if (!earlyTap?.button) return
  const { button } = earlyTap
  earlyTap.button = null
  if (button.isConnected) button.click()
}
