import { z } from 'zod'
import { entity, extended } from '../named.ts'
import { Count, Id, IsoDateTime, Name, PhoneNumber, Rupees } from '../scalars.ts'
import { PaymentRefund, PaymentStatus } from './payments.ts'

export const ProductCategory = entity('ProductCategory', {
  id: Id,
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  product_count: z.number(),
})

export const ProductSummary = entity('ProductSummary', {
  id: Id,
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  price: Rupees,
  discounted_price: Rupees.nullable(),
  rating: z.number(),
  rating_count: z.number(),
  in_stock: z.boolean(),
  category: z.object({ name: z.string(), slug: z.string() }),
})

export const Product = extended('Product', ProductSummary, {
  images: z.array(z.string()),
  short_description: z.string(),
  sku: z.string(),
  max_quantity: z.number(),
  delivery_days: z.number().nullable(),
  variants: z.array(z.object({ id: Id, name: z.string(), price: Rupees, in_stock: z.boolean() })),
  gst_percent: z.number().optional().describe('Included in the price.'),
})

export const ProductDescription = entity('ProductDescription', {
  slug: z.string(),
  html: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
})

export const ProductRating = entity('ProductRating', {
  id: Id,
  user_name: z.string(),
  rating: z.number(),
  title: z.string().nullable(),
  comment: z.string(),
  images: z.array(z.string()),
  created_at: IsoDateTime,
})

const line = (message: string, maxLength = 120) =>
  z.string().trim().min(1, message).max(maxLength, `Use at most ${maxLength} characters.`)

export const DeliveryAddress = entity('DeliveryAddress', {
  name: Name,
  phone_number: PhoneNumber,
  line1: line('Enter the house and the street.'),
  line2: z.string().trim().max(120, 'Use at most 120 characters.').optional(),
  city: line('Enter a town or city.', 80),
  state: line('Enter a state.', 80),
  pincode: z.string().regex(/^[1-9]\d{5}$/, 'Enter the six digits of the PIN code.'),
})

/** As it was written when the order was placed: a reply is not validated by the rules of a form. */
export const OrderAddress = entity('OrderAddress', {
  name: z.string(),
  phone_number: z.string(),
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
})

export const StoreOrder = entity('StoreOrder', {
  id: Id,
  order_number: z.string(),
  status: z.enum(['placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned']),
  payment_status: PaymentStatus,
  refund: PaymentRefund.optional(),
  items: z.array(
    z.object({
      product: z.object({ id: Id, name: z.string(), slug: z.string(), image: z.string().nullable() }),
      quantity: z.number(),
      price: Rupees,
      variant: z.string().nullable().optional().describe('Null where the product has one variant.'),
      gst_percent: z.number().optional().describe('Included in the price.'),
      returned_quantity: z.number().optional().describe('How many came back, in a returned order.'),
    }),
  ),
  total: Rupees,
  delivery_address: OrderAddress.optional(),
  txn_id: z.string().nullable().optional().describe('The last payment of the order.'),
  status_changed_at: IsoDateTime.nullable().optional().describe('When the status last changed after it was placed.'),
  tracking_url: z.string().nullable(),
  carrier: z.string().nullable().optional(),
  tracking_number: z.string().nullable().optional(),
  placed_at: IsoDateTime,
})

export const CartItem = entity('CartItem', {
  product_id: Id,
  variant_id: Id.optional(),
  quantity: Count,
})
