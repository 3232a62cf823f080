import type { Graph, Thing } from 'schema-dts'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useEnvironment } from './environment.tsx'

export interface StructuredDataProps {
  /** Describes the page at this origin. Undefined in the browser, so that its bundle does not contain it. */
  describe: ((origin: string) => Thing[]) | undefined
}

/**
 * What a page says about itself to search engines, as JSON-LD. Only the server writes it, because Trusted Types forbid
 * writing into a script element: it stays while its page does. The content security policy does not apply to it, since
 * browsers do not run this type.
 */
export function StructuredData({ describe }: StructuredDataProps) {
  const { origin, showTitle } = useEnvironment()
  const { pathname } = useLocation()
  const isRendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [renderedPath] = useState(isRendered ? pathname : null)
  if (renderedPath !== pathname || showTitle || !origin) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: describe ? toText({ '@context': 'https://schema.org', '@graph': describe(origin) }) : '',
      }}
    />
  )
}

const neverChanges = () => () => {}

const toText = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

/** Where the page is, from the home page down. */
export const breadcrumbs = (origin: string, ...steps: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
})
