import { listMantraCategories, listMantras } from '@tarapath/api-client/mantras'
import type { MantraSummary } from '@tarapath/api-client/types'
import { apiContext, loadScreen, PageMeta, ScreenError, StructuredData } from '@tarapath/customer-core/platform'
import { Button, Chip, ChipRow, TextInput } from '@tarapath/ui-kit'
import type { Route } from './+types/mantras'
import { describeMantras } from './describe-mantras.ts'
import { foldText, matches } from './fold-text.ts'
import { MantraList } from './mantra-list.tsx'
import styles from './mantras.module.css'
import { mantraHandle, useMantraElements } from './use-mantra-elements.ts'
import { mantrasWords } from './words/mantras.gen.ts'

export const ErrorBoundary = ScreenError

export const handle = mantraHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const query = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  const [{ results: mantras }, { results: categories }] = await loadScreen(
    Promise.all([listMantras(api, { limit: 'all' }), listMantraCategories(api, { limit: 'all' })]),
  )
  return { query, mantras, categories }
}

/** /mantras */
export default function Mantras({ loaderData: { query, mantras, categories } }: Route.ComponentProps) {
  useMantraElements()
  const words = mantrasWords()
  const isFound = ({ title, category }: MantraSummary) => matches(foldText(`${title} ${category.name}`), query)
  const found = mantras.filter(isFound)
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} description={words.description} noindex={query !== ''} />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeMantras(origin, mantras) : undefined} />
      <h1>{words.heading}</h1>
      <mantra-search className={styles['search']}>
        <form action="/mantras" role="search" className={styles['form']}>
          <TextInput
            label={words.find}
            hint={words.findHint}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={query}
          />
          <Button type="submit" variant="outline">
            {words.search}
          </Button>
        </form>
        <ChipRow label={words.categories}>
          {categories.map(({ slug, name }) => (
            <Chip key={slug} href={`/mantras/category/${slug}`}>
              {name}
            </Chip>
          ))}
        </ChipRow>
        <p
          role="status"
          className="ui-note"
          data-part="found"
          data-one={words.found({ count: 1 })}
          data-other={words.found({ count: 0 })}
          suppressHydrationWarning
        >
          {words.found({ count: found.length })}
        </p>
        <p data-part="none" hidden={found.length > 0}>
          {words.noneFound}
        </p>
        <saved-mantras className={styles['search']}>
          {categories.map(({ slug, name }) => (
            <section key={slug} data-part="group" hidden={!found.some(({ category }) => category.slug === slug)}>
              <h2 className={styles['group']}>{name}</h2>
              <MantraList mantras={found.filter(({ category }) => category.slug === slug)} />
            </section>
          ))}
        </saved-mantras>
        {query === '' ? null : <a href="/mantras">{words.showAll}</a>}
      </mantra-search>
    </main>
  )
}
