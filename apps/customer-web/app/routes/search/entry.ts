/** The kinds of what can be searched for, in the order in which results are shown. */
export const GROUPS = ['topic', 'astrologer', 'calculator', 'mantra', 'article', 'product', 'course', 'page'] as const

export type Group = (typeof GROUPS)[number]

export interface Entry {
  group: Group
  title: string
  path: string
  /** Further words under which it is found. */
  more: string
}
