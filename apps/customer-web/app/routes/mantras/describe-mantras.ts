import type { Mantra, MantraCategoryDetail, MantraSummary } from '@tarapath/api-client/types'
import { breadcrumbs } from '@tarapath/customer-core/platform'
import type { Thing } from 'schema-dts'

const listOf = (origin: string, mantras: readonly MantraSummary[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: mantras.map(({ slug, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: `${origin}/mantras/${slug}`,
  })),
})

export const describeMantras = (origin: string, mantras: readonly MantraSummary[]): Thing[] => [
  listOf(origin, mantras),
  breadcrumbs(origin, ['Mantras', '/mantras']),
]

export function describeMantraCategory(
  origin: string,
  { name, slug, description, mantras }: MantraCategoryDetail,
): Thing[] {
  const path = `/mantras/category/${slug}`
  return [
    {
      '@type': 'CollectionPage',
      '@id': `${origin + path}#page`,
      name: `${name} mantras`,
      description,
      url: origin + path,
    },
    listOf(origin, mantras),
    breadcrumbs(origin, ['Mantras', '/mantras'], [name, path]),
  ]
}

/** A mantra as a text in Sanskrit, in the script that the page shows. */
export function describeMantra(
  origin: string,
  { title, slug, text, meaning, category }: Mantra,
  inLanguage: string,
): Thing[] {
  const path = `/mantras/${slug}`
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${origin + path}#text`,
      name: title,
      text,
      abstract: meaning,
      inLanguage,
      url: origin + path,
    },
    breadcrumbs(origin, ['Mantras', '/mantras'], [category.name, `/mantras/category/${category.slug}`], [title, path]),
  ]
}
