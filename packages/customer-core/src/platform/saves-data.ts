/** Whether the browser, a proxy on the way to the server, or the customer in the profile asks for few data. */
export const savesData = (): boolean =>
  'lessData' in document.documentElement.dataset ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  choseLess()

function choseLess(): boolean {
  try {
    return localStorage.getItem('data_mode') === 'less'
  } catch {
    // Storage is blocked.
    return false
  }
}
