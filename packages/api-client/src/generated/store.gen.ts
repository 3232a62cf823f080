// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  Paginated,
  Product,
  ProductCategory,
  ProductDescription,
  ProductRating,
  ProductSummary,
  StoreOrder,
} from './types.gen.ts'

/** Input of `listProducts`. */
export interface ListProductsInput {
  category__slug?: string | undefined
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Products, all or of one category, paginated.
 *
 * `GET /api/v1/kun_store/products/`.
 */
export function listProducts(
  client: Client,
  input?: ListProductsInput,
  options?: CallOptions,
): Promise<Paginated<ProductSummary>> {
  return client.call(
    { name: 'listProducts', method: 'GET', path: '/api/v1/kun_store/products/' },
    options,
    input,
  )
}

/** Input of `listProductCategories`. */
export interface ListProductCategoriesInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Categories of products, paginated.
 *
 * `GET /api/v1/kun_store/categories/`.
 */
export function listProductCategories(
  client: Client,
  input?: ListProductCategoriesInput,
  options?: CallOptions,
): Promise<Paginated<ProductCategory>> {
  return client.call(
    { name: 'listProductCategories', method: 'GET', path: '/api/v1/kun_store/categories/' },
    options,
    input,
  )
}

/**
 * One product.
 *
 * `GET /api/v1/kun_store/products/{slug}/`. Errors: `DetailError`.
 */
export function getProduct(
  client: Client,
  input: { slug: string },
  options?: CallOptions,
): Promise<Product> {
  return client.call(
    { name: 'getProduct', method: 'GET', path: '/api/v1/kun_store/products/{slug}/' },
    options,
    input,
  )
}

/**
 * The description, specifications and FAQs of one product.
 *
 * `GET /api/v1/kun_store/products/{slug}/description/`.
 */
export function getProductDescription(
  client: Client,
  input: { slug: string },
  options?: CallOptions,
): Promise<ProductDescription> {
  return client.call(
    { name: 'getProductDescription', method: 'GET', path: '/api/v1/kun_store/products/{slug}/description/' },
    options,
    input,
  )
}

/** Input of `listProductRatings`. */
export interface ListProductRatingsInput {
  slug: string
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Customer ratings of one product, paginated.
 *
 * `GET /api/v1/kun_store/products/{slug}/ratings/`.
 */
export function listProductRatings(
  client: Client,
  input: ListProductRatingsInput,
  options?: CallOptions,
): Promise<Paginated<ProductRating>> {
  return client.call(
    { name: 'listProductRatings', method: 'GET', path: '/api/v1/kun_store/products/{slug}/ratings/' },
    options,
    input,
  )
}

/** Input of `listOrders`. */
export interface ListOrdersInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The orders of the customer, paginated.
 *
 * `GET /api/v1/kun_store/orders`. Needs a session.
 */
export function listOrders(
  client: Client,
  input?: ListOrdersInput,
  options?: CallOptions,
): Promise<Paginated<StoreOrder>> {
  return client.call(
    { name: 'listOrders', method: 'GET', path: '/api/v1/kun_store/orders', auth: 'required' },
    options,
    input,
  )
}
