import { PageMeta, SectionView, StructuredData } from '@tarapath/customer-core/platform'
import { Chip, EmptyState, ScrollingChipRow, TextLink } from '@tarapath/ui-kit'
import type { Route } from './+types/store'
import { CartLink } from './cart-link.tsx'
import { describeStore } from './describe-store.ts'
import { ProductCard } from './product-card.tsx'
import styles from './store.module.css'
import { storeWords } from './words/store.gen.ts'

export default function StoreScreen({ loaderData }: Route.ComponentProps) {
  const { category, products, categories } = loaderData
  const words = storeWords()
  const chosen = categories.ok ? categories.data.results.find(({ slug }) => slug === category) : undefined
  const path = chosen ? `/store?category=${chosen.slug}` : '/store'
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={chosen?.name ?? words.title} description={words.description} canonical={path} />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeStore(origin, products) : undefined} />
      <div className={styles['head']}>
        <h1>{chosen?.name ?? words.heading}</h1>
        <CartLink />
      </div>
      <p className="ui-note">{words.about}</p>
      <SectionView section={categories} failedTitle={words.categoriesNotLoaded}>
        {({ results }) => (
          <ScrollingChipRow label={words.categories}>
            <Chip href="/store" current={category === null}>
              {words.all}
            </Chip>
            {results.map(({ slug, name }) => (
              <Chip key={slug} href={`/store?category=${slug}`} current={slug === category}>
                {name}
              </Chip>
            ))}
          </ScrollingChipRow>
        )}
      </SectionView>
      {products.length === 0 ? (
        <EmptyState title={words.empty} action={<TextLink href="/store">{words.seeAll}</TextLink>} />
      ) : (
        <>
          <p className="ui-note" role="status">
            {words.count({ count: products.length })}
          </p>
          <ul className={styles['grid']}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </>
      )}
    </main>
  )
}
