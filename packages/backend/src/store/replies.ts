import { escapeHtml } from '../endpoint/escape-html.ts'
import type { productRatings, productVariants } from './tables.ts'
import type { OrderDetails } from './list-orders.ts'
import type { ProductDetails } from './list-products.ts'
import { toRupees } from '../money/rupees.ts'
import type { Reply } from '../endpoint/handler.ts'
import { refundReply } from '../payments/index.ts'
import { returnedQuantity } from './returned-items.ts'

type Variant = typeof productVariants.$inferSelect

/** The price of a product is the price of its first variant. */
export function summaryReply(product: ProductDetails): Reply<'listProducts'>['results'][number] {
  const [first] = product.variants
  const offerPaise = first?.discountedPricePaise ?? null
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    image: product.images[0] ?? null,
    price: toRupees(first?.pricePaise ?? 0),
    discounted_price: offerPaise === null ? null : toRupees(offerPaise),
    rating: product.rating,
    rating_count: product.ratingCount,
    in_stock: product.variants.some(isInStock),
    category: product.category,
  }
}

export const productReply = (product: ProductDetails): Reply<'getProduct'> => ({
  ...summaryReply(product),
  images: product.images,
  short_description: product.shortDescription,
  sku: product.sku,
  max_quantity: product.maxQuantity,
  delivery_days: product.deliveryDays,
  gst_percent: product.gstPercent,
  // A single variant is not offered as a choice.
  variants: product.variants.length > 1 ? product.variants.map(variantReply) : [],
})

const isInStock = ({ stock }: Variant): boolean => stock > 0

const variantReply = (variant: Variant) => ({
  id: variant.id,
  name: variant.name,
  price: toRupees(variant.discountedPricePaise ?? variant.pricePaise),
  in_stock: isInStock(variant),
})

export const descriptionReply = ({
  slug,
  paragraphs,
  specifications,
  faqs,
  gstPercent,
}: ProductDetails): Reply<'getProductDescription'> => ({
  slug,
  html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n'),
  specifications: [...specifications, { name: 'GST', value: `${gstPercent} %, included in the price` }],
  faqs,
})

export const ratingReply = (
  rating: typeof productRatings.$inferSelect,
): Reply<'listProductRatings'>['results'][number] => ({
  id: rating.id,
  user_name: rating.userName,
  rating: rating.stars,
  title: rating.title,
  comment: rating.comment,
  images: [],
  created_at: rating.createdAt.toISOString(),
})

const addressReply = ({ phone, line2, ...address }: OrderDetails['address']) => ({
  ...address,
  phone_number: phone,
  ...(line2 !== null && { line2 }),
})

export const orderReply = (order: OrderDetails): Reply<'listOrders'>['results'][number] => ({
  id: order.id,
  order_number: `TPO-${order.id}`,
  status: order.status,
  payment_status: order.paymentStatus,
  ...(order.refund && { refund: refundReply(order.refund, order.paymentMessage) }),
  items: order.items.map(({ item, product: { images, ...product }, variant, gstPercent }) => ({
    product: { ...product, image: images[0] ?? null },
    quantity: item.quantity,
    price: toRupees(item.pricePaise),
    // The only variant of a product has its name.
    variant: variant === product.name ? null : variant,
    gst_percent: gstPercent,
    ...(order.status === 'returned' && { returned_quantity: returnedQuantity(order, item) }),
  })),
  total: toRupees(order.totalPaise),
  delivery_address: addressReply(order.address),
  txn_id: order.txnId,
  status_changed_at: order.statusChangedAt?.toISOString() ?? null,
  carrier: order.carrier,
  tracking_number: order.trackingNumber,
  tracking_url: order.trackingUrl,
  placed_at: order.placedAt.toISOString(),
})
