export { productCategoryKind, productKind, productVariantKind } from './catalogue.ts'
export { cancelOrder, cancelPaidOrder, lockOpenOrder } from './cancel-order.ts'
export { storeEndpoints } from './endpoints.ts'
export { createStoreJobs } from './jobs.ts'
export { type OrderDetails, orderTotalPaise } from './list-orders.ts'
export { placeOrder } from './place-order.ts'
export { returnOrder, returnSumPaise } from './return-order.ts'
export { returnedQuantity, type ReturnedItem, returnOf } from './returned-items.ts'
export {
  countUnpaidOrders,
  countWaitingOrders,
  findOrder,
  MAX_COUNTED,
  type OrderList,
  searchOrders,
  type StaffOrder,
} from './search-orders.ts'
export { changeStock, listStock } from './stock.ts'
export {
  type Address,
  orderItems,
  orders,
  productCategories,
  productRatings,
  productVariants,
  products,
} from './tables.ts'
export { deliverOrder, packOrder, shipOrder } from './update-order-status.ts'
