export {
  listProducts,
  listProductCategories,
  getProduct,
  getProductDescription,
  listProductRatings,
  listOrders,
  type ListProductsInput,
  type ListProductCategoriesInput,
  type ListProductRatingsInput,
  type ListOrdersInput,
} from './generated/store.gen.ts'
