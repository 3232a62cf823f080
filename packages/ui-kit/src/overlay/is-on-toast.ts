/** Whether a pointer or the focus went to a toast, which lies above dialogs: what is answered there closes none of them. */
export const isOnToast = (event: CustomEvent<{ originalEvent: Event }>): boolean =>
  (event.detail.originalEvent.target as Element).closest('.ui-toasts') !== null
