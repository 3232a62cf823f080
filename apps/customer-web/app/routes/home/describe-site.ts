import type { Thing, WebSite } from 'schema-dts'
import { faq } from './faq.ts'

/** Structured data: the company, the website, and the questions that the page answers. */
export const describeSite = (origin: string): Thing[] => [
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Tarapath',
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
  },
  {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Tarapath',
    url: origin,
    inLanguage: 'en-IN',
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/consult-astrologer-online?search={search_term_string}`,
      // Google's own property, which schema.org does not have.
      'query-input': 'required name=search_term_string',
    },
  } as WebSite,
  {
    '@type': 'FAQPage',
    mainEntity: faq().map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
]
