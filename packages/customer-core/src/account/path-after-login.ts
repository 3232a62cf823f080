/** Only a path of this site: `next` comes from the address bar, where anybody can write. */
export function pathAfterLogin(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/'
  const url = new URL(next, 'https://here.invalid')
  // Of `/.//evil.test`, two slashes are left when the dots are resolved.
  const isOwn = url.origin === 'https://here.invalid' && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search : '/'
}
