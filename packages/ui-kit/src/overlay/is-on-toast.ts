/** Whether a pointer or the focus went to a toast. Toasts lie above dialogs, and using one closes no dialog. */
export const isOnToast = (event: CustomEvent<{ originalEvent: Event }>): boolean =>
  (event.detail.originalEvent.target as Element).closest('.ui-toasts') !== null
