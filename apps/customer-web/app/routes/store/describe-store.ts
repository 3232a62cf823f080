import type { Product, ProductRating, ProductSummary } from '@tarapath/api-client/types'
import { breadcrumbs, shortDescription } from '@tarapath/customer-core/platform'
import type { Thing } from 'schema-dts'

const STORE = ['Store', '/store'] as const

export const describeStore = (origin: string, products: readonly ProductSummary[]): Thing[] => [
  {
    '@type': 'ItemList',
    name: 'Store',
    numberOfItems: products.length,
    itemListElement: products.map(({ name, slug }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: `${origin}/store/${slug}`,
    })),
  },
  breadcrumbs(origin, STORE),
]

export function describeProduct(origin: string, product: Product, ratings: readonly ProductRating[]): Thing[] {
  const path = `/store/${product.slug}`
  const { category, rating, rating_count: count } = product
  return [
    {
      '@type': 'Product',
      '@id': origin + path,
      name: product.name,
      description: shortDescription(product.short_description),
      sku: product.sku,
      category: category.name,
      image: product.images.map((image) => origin + image),
      offers: {
        '@type': 'Offer',
        url: origin + path,
        priceCurrency: 'INR',
        price: product.discounted_price ?? product.price,
        availability: product.in_stock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', '@id': `${origin}/#organization` },
      },
      ...(count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5 },
        review: ratings.slice(0, 3).map((review) => ({
          '@type': 'Review' as const,
          author: { '@type': 'Person' as const, name: review.user_name },
          datePublished: review.created_at.slice(0, 10),
          reviewBody: review.comment,
          reviewRating: { '@type': 'Rating' as const, ratingValue: review.rating, bestRating: 5 },
        })),
      }),
    },
    breadcrumbs(origin, STORE, [category.name, `/store?category=${category.slug}`], [product.name, path]),
  ]
}
