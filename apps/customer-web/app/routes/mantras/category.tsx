import { getMantraCategory, listMantraCategories } from '@tarapath/api-client/mantras'
import {
  apiContext,
  loadScreen,
  loadSection,
  PageMeta,
  ScreenError,
  StructuredData,
} from '@tarapath/customer-core/platform'
import { Chip, ChipRow } from '@tarapath/ui-kit'
import '@tarapath/ui-kit/button/button.css'
import type { Route } from './+types/category'
import { describeMantraCategory } from './describe-mantras.ts'
import { MantraList } from './mantra-list.tsx'
import styles from './mantras.module.css'
import { mantraHandle, useMantraElements } from './use-mantra-elements.ts'
import { mantrasWords } from './words/mantras.gen.ts'

export const ErrorBoundary = ScreenError

export const handle = mantraHandle

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [category, categories] = await Promise.all([
    loadScreen(getMantraCategory(api, { slug })),
    loadSection(listMantraCategories(api, { limit: 'all' })),
  ])
  return { category, categories: categories.ok ? categories.data.results : [] }
}

/** /mantras/category/:slug */
export default function Category({ loaderData: { category, categories } }: Route.ComponentProps) {
  useMantraElements()
  const words = mantrasWords()
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta
        title={words.categoryTitle({ category: category.name })}
        description={`${category.description} ${words.description}`}
      />
      <StructuredData
        describe={import.meta.env.SSR ? (origin) => describeMantraCategory(origin, category) : undefined}
      />
      <div>
        <h1>{category.name}</h1>
        <p>{category.description}</p>
      </div>
      <ChipRow label={words.categories}>
        <Chip href="/mantras">{words.all}</Chip>
        {categories.map(({ slug, name }) => (
          <Chip key={slug} href={`/mantras/category/${slug}`} current={slug === category.slug}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <saved-mantras key={category.slug} className={styles['saved']}>
        {/* Any button but `type=button`, which would start the application. Without scripts it has no use. */}
        <button
          type="submit"
          className="ui-button"
          data-variant="outline"
          data-part="save"
          hidden
          suppressHydrationWarning
        >
          {words.saveCategory}
        </button>
        <p
          role="status"
          className="ui-note"
          data-part="saving"
          data-saved={words.categorySaved}
          data-failed={words.categoryNotSaved}
          suppressHydrationWarning
        >
          {' '}
        </p>
        <MantraList mantras={category.mantras} />
      </saved-mantras>
    </main>
  )
}
