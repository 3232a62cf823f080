/** Only a path of this site: `next` comes from the address bar, where anybody can write. */
export function pathAfterLogin(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/'
  const url = new URL(next, 'https://here.invalid')
  return url.origin === 'https://here.invalid' ? url.pathname + url.search : '/'
}
