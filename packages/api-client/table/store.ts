import { z } from 'zod'
import {
  Product,
  ProductCategory,
  ProductDescription,
  ProductRating,
  ProductSummary,
  StoreOrder,
} from './entities/store.ts'
import { DetailError } from './errors.ts'
import { spec } from './named.ts'
import { page, Paginated } from './pagination.ts'
import { get, group } from './row.ts'
import { Slug } from './scalars.ts'

export const store = group('store', {
  listProducts: get('/api/v1/kun_store/products/', {
    summary: 'Products, all or of one category, paginated.',
    auth: 'none',
    query: z.object({ category__slug: spec(Slug.optional()), ...page }),
    response: Paginated(ProductSummary),
    ssr: true,
  }),

  listProductCategories: get('/api/v1/kun_store/categories/', {
    summary: 'Categories of products, paginated.',
    auth: 'none',
    query: z.object(page),
    response: Paginated(ProductCategory),
    ssr: true,
  }),

  getProduct: get('/api/v1/kun_store/products/{slug}/', {
    summary: 'One product.',
    auth: 'none',
    params: { slug: spec(Slug) },
    response: Product,
    errors: [DetailError],
    ssr: true,
  }),

  getProductDescription: get('/api/v1/kun_store/products/{slug}/description/', {
    summary: 'The description, specifications and FAQs of one product.',
    auth: 'none',
    params: { slug: spec(Slug) },
    response: ProductDescription,
    ssr: true,
  }),

  listProductRatings: get('/api/v1/kun_store/products/{slug}/ratings/', {
    summary: 'Customer ratings of one product, paginated.',
    auth: 'none',
    params: { slug: spec(Slug) },
    query: z.object(page),
    response: Paginated(ProductRating),
    ssr: true,
  }),

  listOrders: get('/api/v1/kun_store/orders', {
    summary: 'The orders of the customer, paginated.',
    auth: 'required',
    query: z.object(page),
    response: Paginated(StoreOrder),
  }),
})
