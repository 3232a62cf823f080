// Our own choice: the `email` and `name` cookies of the specification are never written. Nothing reads them, and they
// would add personal data to every request. Cookies of an older version are still removed.
const CUSTOMER_COOKIES = ['email', 'name', 'token']

export function removeCustomerCookies(): void {
  for (const name of CUSTOMER_COOKIES) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`
}

/** Clears everything that the site stores on the device, except the tokens, which belong to the API client. */
export function clearStoredData(): void {
  removeCustomerCookies()
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear()
    } catch {
      // Blocked storage throws, and holds nothing.
    }
  }
}
