import { breadcrumbs } from '@tarapath/customer-core/platform'
import type { Thing } from 'schema-dts'

interface Described {
  type: string
  sign: string
  /** The address of the page. */
  path: string
  title: string
  summary: string
  valid_from: string
}

/** A horoscope as an article of the company: it is computed, so no person wrote it. */
export function describeHoroscope(
  origin: string,
  { type, sign, path, title, summary, valid_from }: Described,
): Thing[] {
  const company = { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Tarapath', url: origin } as const
  return [
    {
      '@type': 'Article',
      '@id': `${origin + path}#article`,
      mainEntityOfPage: origin + path,
      headline: title,
      description: summary,
      datePublished: `${valid_from}T00:00:00+05:30`,
      image: `${origin}/share/${type}-${sign}.png`,
      inLanguage: 'en-IN',
      author: company,
      publisher: company,
    },
    breadcrumbs(origin, ['Horoscope', '/horoscope'], [title, path]),
  ]
}
