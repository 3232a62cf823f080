// Our own choice: the specification's `email` and `name` cookies are never written. Nothing reads them, and they would
// hand personal data to every request of the site. Those left by an older version are still removed.
const CUSTOMER_COOKIES = ['email', 'name', 'token']

export function removeCustomerCookies(): void {
  for (const name of CUSTOMER_COOKIES) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`
}

/** Everything this site keeps on the device, except the tokens: those belong to the API client. */
export function clearStoredData(): void {
  removeCustomerCookies()
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear()
    } catch {
      // Blocked storage throws on every touch, and holds nothing.
    }
  }
}
