/** The path to open after a login. `next` comes from the address bar, so only a path of this site is accepted. */
export function pathAfterLogin(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/'
  const url = new URL(next, 'https://here.invalid')
  // `/.//evil.test` begins with two slashes after its dots are resolved.
  const isOwn = url.origin === 'https://here.invalid' && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search : '/'
}
