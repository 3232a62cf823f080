/** Whether the browser would ask the customer for the permission to show notifications. */
export function canAskForNotifications(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'default'
}

/** Shows a notification where the customer allowed it and cannot see the page. A tap on it opens the page. */
export function notify(title: string, body: string): void {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag: 'tarapath-chat', icon: '/favicon.svg' })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
  } catch {
    // Our own choice: Chrome on Android shows notifications of service workers only; sound and vibration are enough there.
  }
}
