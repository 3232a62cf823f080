import { breadcrumbs } from '@tarapath/customer-core/platform'
import type { Thing } from 'schema-dts'
import type { Article } from './articles.ts'

export function describeArticle(origin: string, { slug, title, description, published }: Article): Thing[] {
  const path = `/blogs/${slug}`
  const company = { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Tarapath', url: origin } as const
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${origin + path}#article`,
      mainEntityOfPage: origin + path,
      headline: title,
      description,
      datePublished: `${published}T00:00:00+05:30`,
      image: `${origin}/share/tarapath.png`,
      inLanguage: 'en-IN',
      author: company,
      publisher: company,
    },
    breadcrumbs(origin, ['Blogs', '/blogs'], [title, path]),
  ]
}
