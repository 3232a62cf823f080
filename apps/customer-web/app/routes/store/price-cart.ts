import type { Product } from '@tarapath/api-client/types'
import { toPaise } from '@tarapath/customer-core/platform'
import type { CartLine } from './cart.ts'

/** A product as it is now. Null: it is no longer sold. Undefined: it did not load. */
export type Products = Readonly<Record<string, Product | null | undefined>>

export interface PricedLine {
  line: CartLine
  product: Product | null
  name: string | null
  variant: string | null
  unitPaise: number
  max: number
  /** Why it cannot be ordered. */
  blockedBy: 'gone' | 'out-of-stock' | 'not-loaded' | null
}

export interface PricedCart {
  lines: readonly PricedLine[]
  count: number
  totalPaise: number
  /** The GST within the total, for each rate. */
  gst: readonly GstPart[]
  /** Until all of it has come; null while unknown. */
  deliveryDays: number | null
  canOrder: boolean
}

export interface GstPart {
  percent: number
  paise: number
}

type Priced = Pick<Product, 'price' | 'discounted_price'>

export const pricePaise = ({ price, discounted_price }: Priced): number => toPaise(discounted_price ?? price)

/** The price before an offer; undefined without one. */
export const pricePaiseBefore = ({ price, discounted_price }: Priced): number | undefined =>
  discounted_price === null ? undefined : toPaise(price)

/** The cart at the prices of now. What cannot be ordered is not counted. */
export function priceCart(lines: readonly CartLine[], products: Products): PricedCart {
  const priced = lines.map((line) => priceLine(line, products[line.slug]))
  const ordered = priced.filter(({ blockedBy }) => blockedBy === null)
  const days = ordered.map(({ product }) => product?.delivery_days ?? null)
  return {
    lines: priced,
    count: ordered.reduce((sum, { line }) => sum + line.quantity, 0),
    totalPaise: ordered.reduce((sum, { line, unitPaise }) => sum + unitPaise * line.quantity, 0),
    gst: gstParts(
      ordered.map(({ product, line, unitPaise }) => ({
        percent: product?.gst_percent,
        paise: unitPaise * line.quantity,
      })),
    ),
    deliveryDays: days.length === 0 || days.includes(null) ? null : Math.max(...days.map(Number)),
    canOrder: ordered.length > 0 && ordered.length === priced.length,
  }
}

function priceLine(line: CartLine, product: Product | null | undefined): PricedLine {
  const missing = { line, product: null, name: null, variant: null, unitPaise: line.seenPaise, max: line.quantity }
  if (product === undefined) return { ...missing, blockedBy: 'not-loaded' }
  const variant = product?.variants.find(({ id }) => id === line.variantId)
  if (product === null || (line.variantId !== null && !variant)) return { ...missing, blockedBy: 'gone' }
  return {
    line,
    product,
    name: product.name,
    variant: variant?.name ?? null,
    unitPaise: variant ? toPaise(variant.price) : pricePaise(product),
    max: product.max_quantity,
    blockedBy: (variant ?? product).in_stock ? null : 'out-of-stock',
  }
}

/** The GST within amounts, added up for each rate, lowest first. Each line is rounded, as the server does. */
export function gstParts(amounts: readonly { percent: number | undefined; paise: number }[]): readonly GstPart[] {
  const parts = new Map<number, number>()
  for (const { percent, paise } of amounts)
    if (percent) parts.set(percent, (parts.get(percent) ?? 0) + Math.round((paise * percent) / (100 + percent)))
  return [...parts].map(([percent, paise]) => ({ percent, paise })).toSorted((a, b) => a.percent - b.percent)
}
