import { useEnvironment } from '@tarapath/customer-core/platform'
import { useSyncExternalStore } from 'react'

/**
 * The structured data of the website, for search engines. It is in rendered pages only, because Trusted Types forbid
 * writing into a script element after a navigation.
 */
export function StructuredData() {
  const { origin } = useEnvironment()
  const isRendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (!isRendered || !origin) return null
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
  const data = {
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
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
