/** Whether the browser, or the customer in the profile, asks for few data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true || choseLess()

function choseLess(): boolean {
  try {
    return localStorage.getItem('data_mode') === 'less'
  } catch {
    // Storage is blocked.
    return false
  }
}
