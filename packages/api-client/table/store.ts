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
    summary: 'Products, all or of one category, page by page.',
    auth: 'none',
    query: z.object({ category__slug: spec(Slug.optional()), ...page }),
    response: Paginated(ProductSummary),
    ssr: true,
  }),

  listProductCategories: get('/api/v1/kun_store/categories/', {
    summary: 'Categories of products, page by page.',
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
    summary: 'The long text, figures and questions of one product.',
    auth: 'none',
    params: { slug: spec(Slug) },
    response: ProductDescription,
    ssr: true,
  }),

  listProductRatings: get('/api/v1/kun_store/products/{slug}/ratings/', {
    summary: 'What customers say about one product, page by page.',
    auth: 'none',
    params: { slug: spec(Slug) },
    query: z.object(page),
    response: Paginated(ProductRating),
    ssr: true,
  }),

  listOrders: get('/api/v1/kun_store/orders', {
    summary: 'The orders of the customer, page by page.',
    auth: 'required',
    query: z.object(page),
    response: Paginated(StoreOrder),
  }),
})
