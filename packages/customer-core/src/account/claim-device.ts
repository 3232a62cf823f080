import { forgetFormerCustomer, forgetFormerInTab, type SignInSource } from '../platform/index.ts'

/** The number of the account that signed in last on this device. It outlives the session, until a log-out. */
const KEY = 'lastAccount'

/** Names the last change to another account: in the device, and in each tab that has forgotten the former one. */
const CHANGE = 'accountChange'

/**
 * Called with each sign-in, before anything of the account is shown or sent. A session may have ended without a log-out:
 * what is then on the device stays for the same customer. For another one it is forgotten, and all tabs are loaded again,
 * because they may show it.
 */
export async function claimDevice(accountId: number, source: SignInSource | null): Promise<void> {
  const isOther = ![null, String(accountId)].includes(read('localStorage', KEY))
  if (isOther) {
    await forgetFormerCustomer()
    write('localStorage', CHANGE, crypto.randomUUID())
  }
  write('localStorage', KEY, String(accountId))
  if (!isOther) return
  source?.announce('other-account')
  location.reload()
  // Nothing goes on in this page.
  await new Promise<never>(() => {})
}

/** Called by each page of a customer, because a tab keeps its drafts over the change in another one. */
export function claimTab(): void {
  const change = read('localStorage', CHANGE)
  if (change === null || change === read('sessionStorage', CHANGE)) return
  forgetFormerInTab()
  write('sessionStorage', CHANGE, change)
}

type StorageName = 'localStorage' | 'sessionStorage'

function read(name: StorageName, key: string): string | null {
  try {
    return globalThis[name].getItem(key)
  } catch {
    return null
  }
}

function write(name: StorageName, key: string, value: string): void {
  try {
    globalThis[name].setItem(key, value)
  } catch {
    // Blocked storage keeps nothing of anybody.
  }
}
