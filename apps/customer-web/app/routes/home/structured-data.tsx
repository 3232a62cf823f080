import { useEnvironment } from '@tarapath/customer-core/platform'
import { useSyncExternalStore } from 'react'

/**
 * What search engines read. It stands in rendered pages only: after a navigation nobody would read it, and writing
 * into a script element is what Trusted Types forbid.
 */
export function StructuredData() {
  const { origin } = useEnvironment()
  const rendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (!rendered || !origin) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? structuredData(origin) : '' }}
    />
  )
}

const neverChanges = () => () => {}

function structuredData(origin: string): string {
  const facts = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Tarapath', url: origin },
      {
        '@type': 'WebSite',
        name: 'Tarapath',
        url: origin,
        inLanguage: 'en-IN',
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/consult-astrologer-online?search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
  return JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)
}
