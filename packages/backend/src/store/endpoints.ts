import { pageReply, readPage } from '../endpoint/page.ts'
import { listOrders } from './list-orders.ts'
import { getProduct, listProductCategories, listProducts, listRatings } from './list-products.ts'
import type { Handlers } from '../endpoint/handler.ts'
import { descriptionReply, orderReply, productReply, ratingReply, summaryReply } from './replies.ts'

export const storeEndpoints: Handlers<'store'> = {
  async listProducts({ query }, { db, url }) {
    const page = readPage(query)
    const { count, products } = await listProducts(db, query.category__slug, page)
    return pageReply(url, page, count, products.map(summaryReply))
  },

  async listProductCategories({ query }, { db, url }) {
    const page = readPage(query)
    const { count, categories } = await listProductCategories(db, page)
    return pageReply(
      url,
      page,
      count,
      categories.map(({ productCount, ...category }) => ({ ...category, product_count: productCount })),
    )
  },

  getProduct: async ({ path }, { db }) => productReply(await getProduct(db, path.slug)),

  getProductDescription: async ({ path }, { db }) => descriptionReply(await getProduct(db, path.slug)),

  async listProductRatings({ path, query }, { db, url }) {
    const page = readPage(query)
    const { count, ratings } = await listRatings(db, path.slug, page)
    return pageReply(url, page, count, ratings.map(ratingReply))
  },

  async listOrders({ query }, { db, url, customer }) {
    const page = readPage(query)
    const { count, orders } = await listOrders(db, customer.id, page)
    return pageReply(url, page, count, orders.map(orderReply))
  },
}
