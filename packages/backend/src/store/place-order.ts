import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orderItems, orders, products, productVariants, type Address } from './tables.ts'
import { payments, type Payment, beginPurchase } from '../payments/index.ts'
import { DomainError, invalidFields } from '../errors.ts'
import { includedGstPaise } from '../money/gst.ts'
import { lockAccount } from '../identity/index.ts'
import { hashOf } from '../secrets/secrets.ts'
import { printPaise, toRupees } from '../money/rupees.ts'

const MOST_UNPAID = 5

export interface CartItem {
  productId: number
  variantId: number | undefined
  quantity: number
}

export interface OrderRequest {
  customerId: number
  items: readonly CartItem[]
  address: Address
  /** What the cart showed; undefined when it does not say. */
  expectedPaise: number | undefined
}

/**
 * Places an order and begins its payment. Prices are ours, whatever the cart says; stock is taken off the shelf here.
 * The same order, asked for again while its payment runs, is that order.
 */
export async function placeOrder(db: Db, now: Date, request: OrderRequest): Promise<Payment> {
  const { customerId, address, expectedPaise } = request
  const fingerprint = await hashOf(JSON.stringify([sorted(request.items), address]))
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${customerId}`}))`)
    const running = await runningOrder(tx, customerId, fingerprint)
    if (running) return running
    await refuseTooManyUnpaid(tx, customerId)
    const lines = await priceCart(tx, request.items)
    const totalPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)
    if (expectedPaise !== undefined && expectedPaise !== totalPaise)
      throw new DomainError('price_changed', `The total is ${printPaise(totalPaise)} now.`, {
        total: toRupees(totalPaise),
      })
    for (const line of lines) await takeStock(tx, line)
    const gstPaise = lines.reduce(
      (sum, { pricePaise, quantity, gstPercent }) => sum + includedGstPaise(pricePaise * quantity, gstPercent),
      0,
    )
    const [order] = await tx
      .insert(orders)
      .values({ customerId, address, totalPaise, gstPaise, fingerprint, placedAt: now })
      .returning()
    if (!order) throw new Error('An order was not stored.')
    await tx.insert(orderItems).values(
      lines.map(({ productId, variantId, quantity, pricePaise }) => ({
        orderId: order.id,
        productId,
        variantId,
        quantity,
        pricePaise,
      })),
    )
    const title = lines.length === 1 ? (lines[0]?.name ?? '') : `Order of ${lines.length} things`
    return beginPurchase(tx, now, { customerId, orderId: order.id, title, pricePaise: totalPaise, gstPaise })
  })
}

const sorted = (items: readonly CartItem[]): CartItem[] =>
  items.toSorted((a, b) => a.productId - b.productId || (a.variantId ?? 0) - (b.variantId ?? 0))

async function runningOrder(db: Db, customerId: number, fingerprint: string): Promise<Payment | undefined> {
  const [running] = await db
    .select({ payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.fingerprint, fingerprint),
        // Not one that the desk cancelled while it was being paid.
        eq(orders.status, 'placed'),
        eq(payments.status, 'pending'),
      ),
    )
  return running?.payment
}

/** What is not paid is not for sale meanwhile, so nobody may hold much of it. */
async function refuseTooManyUnpaid(db: Db, customerId: number): Promise<void> {
  const unpaid = and(eq(payments.customerId, customerId), eq(payments.kind, 'purchase'), eq(payments.status, 'pending'))
  if ((await db.$count(payments, unpaid)) >= MOST_UNPAID)
    throw new DomainError(
      'too_many_unpaid',
      `You have ${MOST_UNPAID} payments open. Finish one, or wait until they end.`,
    )
}

interface Line {
  productId: number
  variantId: number
  name: string
  quantity: number
  pricePaise: number
  gstPercent: number
}

/** One line for each variant, in the order of locking. */
async function priceCart(db: Db, items: readonly CartItem[]): Promise<Line[]> {
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
  const lines = new Map<number, Line>()
  for (const { productId, variantId, quantity } of items) {
    // Without a choice it is the first.
    const found = rows.find(
      ({ variant }) => variant.productId === productId && (variantId === undefined || variant.id === variantId),
    )
    if (!found) throw invalidFields({ items: `We do not sell product ${productId} this way.` })
    const { variant, name, maxQuantity, gstPercent } = found
    const wanted = quantity + (lines.get(variant.id)?.quantity ?? 0)
    if (wanted > maxQuantity) throw invalidFields({ items: `Of "${name}" one order takes at most ${maxQuantity}.` })
    const pricePaise = variant.discountedPricePaise ?? variant.pricePaise
    lines.set(variant.id, { productId, variantId: variant.id, name, quantity: wanted, pricePaise, gstPercent })
  }
  return [...lines.values()].sort((a, b) => a.variantId - b.variantId)
}

/** One statement, so that of two orders for the last piece one gets it. */
async function takeStock(db: Db, { productId, variantId, name, quantity }: Line): Promise<void> {
  const taken = await db
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} - ${quantity}` })
    .where(and(eq(productVariants.id, variantId), gte(productVariants.stock, quantity)))
    .returning({ id: productVariants.id })
  if (taken.length === 0)
    throw new DomainError('out_of_stock', `There are not ${quantity} of "${name}" left.`, { product_id: productId })
}
