import { createContext, use } from 'react'

/** The styles of a page, as the server knows them. */
export interface PageStyles {
  /** The text of the sheets that the first paint needs. */
  text: string
  /** The addresses of these sheets. */
  inline: readonly string[]
  /** The addresses of the sheets of the matched routes, in the order of React Router. */
  ofRoutes: readonly string[]
}

/** Null in the browser, where the page has them. */
export const PageStylesContext = createContext<PageStyles | null>(null)

export function usePageStyles(): PageStyles | null {
  return use(PageStylesContext)
}

const ATTRIBUTE = 'data-sheets'

/** Names the sheets whose text a style element has. */
export const namesOfSheets = (inline: readonly string[] = []) => ({ [ATTRIBUTE]: inline.join(' ') })

/**
 * Adds a disabled link for each sheet whose text the page has, so that nothing that imports it asks for it again: a sheet
 * that is applied a second time would have the whole page styled and laid out anew.
 */
export function noteInlineSheets(): void {
  for (const href of document.querySelector(`style[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }))
}
