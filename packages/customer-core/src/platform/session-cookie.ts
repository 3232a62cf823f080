/** Our own choice: a refresh token alone counts as a session, because an access token expires within minutes. */
export function hasSessionCookie(cookies: string): boolean {
  return /(?:^|;\s*)(?:access_token|refresh_token)=[^;]/.test(cookies)
}
