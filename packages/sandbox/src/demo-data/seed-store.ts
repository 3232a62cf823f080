import { productDrawingUrl } from '@tarapath/backend/drawings'
import { toPaise } from '@tarapath/backend/money'
import type { Db } from '@tarapath/backend/database'
import { storeCategories } from './store/categories.ts'
import * as schema from '@tarapath/backend/tables'

const DAY_MS = 24 * 60 * 60 * 1000

/** Ids are positions in the lists, from 1. */
export async function seedStore(db: Db, now: Date): Promise<void> {
  const products = storeCategories.flatMap((category, at) =>
    category.products.map((product, place) => ({
      ...product,
      categoryId: at + 1,
      sku: `${category.sku}-${String(place + 1).padStart(3, '0')}`,
    })),
  )
  await db
    .insert(schema.productCategories)
    .values(storeCategories.map(({ slug, name, drawing }) => ({ slug, name, image: productDrawingUrl(drawing, 0) })))
  await db.insert(schema.products).values(
    products.map(({ specifications, faqs, paragraphs, drawing, short, ...product }, at) => ({
      ...product,
      shortDescription: short,
      paragraphs: [...paragraphs],
      images: [productDrawingUrl(drawing, at + 1)],
      specifications: specifications.map(([name, value]) => ({ name, value })),
      faqs: faqs.map(([question, answer]) => ({ question, answer })),
    })),
  )
  await db.insert(schema.productVariants).values(
    products.flatMap(({ name, rupees, offerRupees, stock, variants = [[name, rupees, stock]] }, at) =>
      variants.map(([variant, price, left]) => ({
        productId: at + 1,
        name: variant,
        pricePaise: toPaise(price),
        discountedPricePaise: offerRupees === undefined ? null : toPaise(offerRupees),
        stock: left,
      })),
    ),
  )
  await db.insert(schema.productRatings).values(
    products.flatMap(({ ratings }, at) =>
      ratings.map(([stars, userName, title, comment, daysAgo]) => ({
        productId: at + 1,
        userName,
        stars,
        title,
        comment,
        createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
    ),
  )
}
