import { removeCustomerCookies } from './customer-cookies.ts'
import { forgetSavedPages } from './saved-pages.ts'

type StorageName = 'localStorage' | 'sessionStorage'

/** What stays for the next customer: settings of the device, and what says nothing of the former one. */
const KEPT: Record<StorageName, readonly string[]> = {
  localStorage: [
    'theme',
    'data_mode',
    'messageAlerts',
    'chartChoice',
    'cart',
    'ownSign',
    'mantra-tally',
    'mantra-settings',
    // The sign-in of an astrologer on the same device.
    'tarapath-astrologer',
  ],
  sessionStorage: ['platform', 'isValidUser', 'publicIp', 'tarapath:reloaded-at'],
}

/** Forgets everything that the site stores on the device, except the tokens, which belong to the API client. */
export async function forgetStoredData(): Promise<void> {
  removeCustomerCookies()
  remove('localStorage', [])
  remove('sessionStorage', [])
  await forgetSavedPages()
}

/** Forgets what the former customer left on the device, when another one has signed in. */
export async function forgetFormerCustomer(): Promise<void> {
  removeCustomerCookies()
  remove('localStorage', KEPT.localStorage)
  forgetFormerInTab()
  await forgetSavedPages()
}

/** The part of it that each tab has for itself. */
export const forgetFormerInTab = (): void => remove('sessionStorage', KEPT.sessionStorage)

function remove(name: StorageName, kept: readonly string[]): void {
  try {
    const storage = globalThis[name]
    for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key)
  } catch {
    // Blocked storage throws, and holds nothing.
  }
}
