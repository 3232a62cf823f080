/**
 * Whether a pointer or the focus went to a toast. Toasts lie above dialogs, and using one closes no dialog. A toast that
 * this press has closed is no longer in the document.
 */
export function isOnToast(event: CustomEvent<{ originalEvent: Event }>): boolean {
  const target = event.detail.originalEvent.target as Element
  return !target.isConnected || target.closest('.ui-toasts') !== null
}
