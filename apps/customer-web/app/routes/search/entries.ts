import type { Client } from '@tarapath/api-client'
import { listAstrologerOptions, listLanguages, listSpecialities } from '@tarapath/api-client/astrologers'
import { listCourses } from '@tarapath/api-client/courses'
import { listMantras } from '@tarapath/api-client/mantras'
import { listProducts } from '@tarapath/api-client/store'
import { calculatorTitle } from '@tarapath/customer-core/calculator-title'
import { calculatorPath, PRODUCTS, typesOf } from '@tarapath/customer-core/calculators'
import { loadSection } from '@tarapath/customer-core/platform'
import { linkGroups } from '../../shell/site-links.ts'
import { articles } from '../blogs/articles.ts'
import { alsoCalled } from './also-called.ts'
import type { Entry, Group } from './entry.ts'
import { searchWords } from './words/search.gen.ts'

/** What can be searched for. A list that the API cannot give now is left out, and `isComplete` is false. */
export interface Searchable {
  entries: Entry[]
  isComplete: boolean
}

export async function loadEntries(api: Client): Promise<Searchable> {
  const lists = await Promise.all([
    listOf(listSpecialities(api, { limit: 100 }), ({ results }) =>
      results.map(({ name, slug }) => entry('topic', name, `/topics/${slug}`, alsoCalled(slug))),
    ),
    listOf(listAstrologerOptions(api), (astrologers) =>
      astrologers.map(({ id, name }) => entry('astrologer', name, `/consult-astrologer-online/${id}`)),
    ),
    listOf(listLanguages(api, { limit: 'all' }), ({ results }) =>
      results.map(({ name, code }) =>
        entry('topic', searchWords().speaks({ language: name }), `/consult-astrologer-online?language=${code}`),
      ),
    ),
    listOf(listMantras(api, { limit: 'all' }), ({ results }) =>
      results.map(({ title, slug, category }) => entry('mantra', title, `/mantras/${slug}`, category.name)),
    ),
    listOf(listProducts(api, { limit: 'all' }), ({ results }) =>
      results.map(({ name, slug }) => entry('product', name, `/store/${slug}`)),
    ),
    listOf(listCourses(api), (courses) => courses.map(({ id, title }) => entry('course', title, `/courses/${id}`))),
  ])
  return { entries: [...ownEntries(), ...lists.flatMap((list) => list ?? [])], isComplete: !lists.includes(null) }
}

/** What the website has without the API. */
function ownEntries(): Entry[] {
  return [
    ...linkGroups([]).flatMap(({ links }) =>
      links.map(({ href, label }) => entry('page', label, href, alsoCalled(href))),
    ),
    ...PRODUCTS.flatMap((product) =>
      typesOf(product).map((key) =>
        entry('calculator', calculatorTitle(key), calculatorPath(key), alsoCalled(key.type)),
      ),
    ),
    ...articles().map(({ slug, title, description }) => entry('article', title, `/blogs/${slug}`, description)),
  ]
}

const entry = (group: Group, title: string, path: string, more = ''): Entry => ({ group, title, path, more })

async function listOf<T>(reply: Promise<T>, toEntries: (reply: T) => Entry[]): Promise<Entry[] | null> {
  const loaded = await loadSection(reply)
  return loaded.ok ? toEntries(loaded.data) : null
}
