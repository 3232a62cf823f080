import { createContext, use } from 'react'

/** The text of the style sheets of a page, which its first paint needs. Empty in the browser, where the page has it. */
export const PageStylesContext = createContext('')

export function usePageStyles(): string {
  return use(PageStylesContext)
}
