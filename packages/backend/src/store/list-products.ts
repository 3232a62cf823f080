import { and, asc, avg, count, desc, eq, exists, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { productCategories, productRatings, products, productVariants } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'

export async function listProducts(db: Db, categorySlug: string | undefined, { limit, offset }: Page) {
  const where = and(hasPrice(db), categorySlug === undefined ? undefined : eq(productCategories.slug, categorySlug))
  const rows = await withCategory(db).where(where).orderBy(asc(products.id)).limit(limit).offset(offset)
  const [total] = await db
    .select({ count: count() })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(where)
  return { count: total?.count ?? 0, products: await withDetails(db, rows) }
}

export async function getProduct(db: Db, slug: string) {
  const [found] = await withDetails(db, await withCategory(db).where(and(eq(products.slug, slug), hasPrice(db))))
  if (!found) throw notFound('Product not found.')
  return found
}

/** A product is written before its prices. Without a price it is not in the store. */
const hasPrice = (db: Db) =>
  exists(db.select({ id: productVariants.id }).from(productVariants).where(eq(productVariants.productId, products.id)))

const withCategory = (db: Db) =>
  db
    .select({ product: products, category: { name: productCategories.name, slug: productCategories.slug } })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))

/** Adds the variants and the average rating, with one query each for all products. */
async function withDetails(db: Db, rows: Awaited<ReturnType<typeof withCategory>>) {
  const ids = rows.map(({ product }) => product.id)
  const variants = await db
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, ids))
    .orderBy(productVariants.id)
  const ratings = await db
    .select({ productId: productRatings.productId, count: count(), mean: avg(productRatings.stars).mapWith(Number) })
    .from(productRatings)
    .where(inArray(productRatings.productId, ids))
    .groupBy(productRatings.productId)
  return rows.map(({ product, category }) => {
    const rating = ratings.find(({ productId }) => productId === product.id)
    return {
      ...product,
      category,
      variants: variants.filter(({ productId }) => productId === product.id),
      rating: Math.round((rating?.mean ?? 0) * 10) / 10,
      ratingCount: rating?.count ?? 0,
    }
  })
}

export type ProductDetails = Awaited<ReturnType<typeof getProduct>>

export async function listProductCategories(db: Db, { limit, offset }: Page) {
  const categories = await db
    .select({
      id: productCategories.id,
      name: productCategories.name,
      slug: productCategories.slug,
      image: productCategories.image,
      productCount: count(products.id),
    })
    .from(productCategories)
    .leftJoin(products, and(eq(products.categoryId, productCategories.id), hasPrice(db)))
    .groupBy(productCategories.id)
    .orderBy(asc(productCategories.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(productCategories), categories }
}

export async function listRatings(db: Db, slug: string, { limit, offset }: Page) {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  if (!product) throw notFound('Product not found.')
  const where = eq(productRatings.productId, product.id)
  const ratings = await db
    .select()
    .from(productRatings)
    .where(where)
    .orderBy(desc(productRatings.createdAt), desc(productRatings.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(productRatings, where), ratings }
}
