import type { ComponentProps } from 'react'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    /** Elements of pages for reading, each defined by the script of its page. */
    interface IntrinsicElements {
      'chosen-chip': ComponentProps<'div'>
      'find-sign': ComponentProps<'div'>
      'mantra-reader': ComponentProps<'div'> & { 'data-mantra': string }
      'mantra-search': ComponentProps<'div'>
      'saved-mantras': ComponentProps<'div'>
      'share-page': ComponentProps<'div'>
    }
  }
}
