/** What a page looks like while it is loaded: cards, a person, or text. */
export type PageSkeleton = 'cards' | 'profile' | 'text'

export function skeletonOf(pathname: string): PageSkeleton {
  if (/^\/consult-astrologer-online\/./.test(pathname)) return 'profile'
  return pathname === '/' || pathname === '/consult-astrologer-online' ? 'cards' : 'text'
}
