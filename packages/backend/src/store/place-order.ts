import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orderItems, orders, products, productVariants, type Address } from './tables.ts'
import { payments, type Payment, createPurchase } from '../payments/index.ts'
import { DomainError, invalidFields } from '../errors.ts'
import { includedGstPaise } from '../money/gst.ts'
import { lockAccount } from '../identity/index.ts'
import { sha256 } from '../secrets/secrets.ts'
import { printPaise, toRupees } from '../money/rupees.ts'

const MAX_UNPAID = 5

export interface CartItem {
  productId: number
  variantId: number | undefined
  quantity: number
}

export interface OrderRequest {
  customerId: number
  items: readonly CartItem[]
  address: Address
  /** The total that the cart showed, if the client sent it. */
  expectedPaise: number | undefined
}

/**
 * Places an order and creates its payment. Prices come from the database, whatever the cart shows; the stock is reserved
 * here. The same order requested again while its payment is pending gives the same payment, unless the cart shows
 * another total by now.
 */
export async function placeOrder(db: Db, now: Date, request: OrderRequest): Promise<Payment> {
  const { customerId, address, expectedPaise } = request
  const fingerprint = await sha256(JSON.stringify([sorted(request.items), address]))
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${customerId}`}))`)
    const pending = await pendingPayment(tx, { customerId, fingerprint, expectedPaise })
    if (pending) return pending
    await limitUnpaidOrders(tx, customerId)
    const lines = await priceCart(tx, request.items)
    const totals = totalsOf(lines)
    if (expectedPaise !== undefined && expectedPaise !== totals.totalPaise) throw priceChanged(totals.totalPaise)
    for (const line of lines) await reserveStock(tx, line)
    const orderId = await insertOrder(tx, { customerId, address, fingerprint, ...totals, placedAt: now }, lines)
    const title = lines.length === 1 ? (lines[0]?.name ?? '') : `Order of ${lines.length} items`
    const { totalPaise, gstPaise } = totals
    return createPurchase(tx, now, { customerId, orderId, title, pricePaise: totalPaise, gstPaise })
  })
}

const priceChanged = (totalPaise: number) =>
  new DomainError('price_changed', `The total is now ${printPaise(totalPaise)}.`, { total: toRupees(totalPaise) })

function totalsOf(lines: readonly OrderLine[]): { totalPaise: number; gstPaise: number } {
  return {
    totalPaise: lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0),
    gstPaise: lines.reduce(
      (sum, { pricePaise, quantity, gstPercent }) => sum + includedGstPaise(pricePaise * quantity, gstPercent),
      0,
    ),
  }
}

async function insertOrder(tx: Db, values: typeof orders.$inferInsert, lines: readonly OrderLine[]): Promise<number> {
  const [order] = await tx.insert(orders).values(values).returning()
  if (!order) throw new Error('An order was not stored.')
  await tx.insert(orderItems).values(
    lines.map(({ productId, variantId, quantity, pricePaise, gstPercent }) => ({
      orderId: order.id,
      productId,
      variantId,
      quantity,
      pricePaise,
      gstPercent,
    })),
  )
  return order.id
}

const sorted = (items: readonly CartItem[]): CartItem[] =>
  items.toSorted((a, b) => a.productId - b.productId || (a.variantId ?? 0) - (b.variantId ?? 0))

interface SameOrder extends Pick<OrderRequest, 'customerId' | 'expectedPaise'> {
  fingerprint: string
}

async function pendingPayment(
  db: Db,
  { customerId, fingerprint, expectedPaise }: SameOrder,
): Promise<Payment | undefined> {
  const [pending] = await db
    .select({ payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.fingerprint, fingerprint),
        // Staff may have cancelled the order while its payment was pending.
        eq(orders.status, 'placed'),
        eq(payments.status, 'pending'),
        expectedPaise === undefined ? undefined : eq(payments.payablePaise, expectedPaise),
      ),
    )
  return pending?.payment
}

/** Unpaid orders reserve stock, so a customer can have only a few of them. */
async function limitUnpaidOrders(db: Db, customerId: number): Promise<void> {
  const unpaid = and(eq(payments.customerId, customerId), eq(payments.kind, 'purchase'), eq(payments.status, 'pending'))
  if ((await db.$count(payments, unpaid)) >= MAX_UNPAID)
    throw new DomainError(
      'too_many_unpaid',
      `You have ${MAX_UNPAID} pending payments. Complete one, or wait until they expire.`,
    )
}

interface OrderLine {
  productId: number
  variantId: number
  name: string
  quantity: number
  pricePaise: number
  gstPercent: number
}

/** One line per variant, sorted by variant, which is the lock order. */
async function priceCart(db: Db, items: readonly CartItem[]): Promise<OrderLine[]> {
  const rows = await db
    .select({
      variant: productVariants,
      name: products.name,
      maxQuantity: products.maxQuantity,
      gstPercent: products.gstPercent,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      inArray(
        products.id,
        items.map(({ productId }) => productId),
      ),
    )
    .orderBy(productVariants.id)
  const lines = new Map<number, OrderLine>()
  for (const { productId, variantId, quantity } of items) {
    // Without a variant id the first variant is ordered.
    const found = rows.find(
      ({ variant }) => variant.productId === productId && (variantId === undefined || variant.id === variantId),
    )
    if (!found) throw invalidFields({ items: `Product ${productId} is not available in this variant.` })
    const { variant, name, maxQuantity, gstPercent } = found
    const total = quantity + (lines.get(variant.id)?.quantity ?? 0)
    if (total > maxQuantity) throw invalidFields({ items: `You can order at most ${maxQuantity} of "${name}".` })
    const pricePaise = variant.discountedPricePaise ?? variant.pricePaise
    lines.set(variant.id, { productId, variantId: variant.id, name, quantity: total, pricePaise, gstPercent })
  }
  return [...lines.values()].sort((a, b) => a.variantId - b.variantId)
}

/** One statement, so that two concurrent orders cannot both get the last item. */
async function reserveStock(db: Db, { productId, variantId, name, quantity }: OrderLine): Promise<void> {
  const reserved = await db
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} - ${quantity}` })
    .where(and(eq(productVariants.id, variantId), gte(productVariants.stock, quantity)))
    .returning({ id: productVariants.id })
  if (reserved.length === 0)
    throw new DomainError('out_of_stock', shortageOf(name, quantity), { product_id: productId })
}

const shortageOf = (name: string, quantity: number): string =>
  quantity === 1 ? `"${name}" is out of stock.` : `Fewer than ${quantity} of "${name}" are in stock.`
