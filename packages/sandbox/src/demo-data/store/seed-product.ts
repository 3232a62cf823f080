import type { ProductDrawing } from '@tarapath/backend/drawings'

type Rating = readonly [stars: number, userName: string, title: string | null, comment: string, daysAgo: number]

export interface SeedProduct {
  slug: string
  name: string
  drawing: ProductDrawing
  /** With tax; an offer is the price it is sold at for now. */
  rupees: number
  offerRupees?: number
  stock: number
  /** In place of one price and one stock: the ways it comes in, the first one being what the lists show. */
  variants?: readonly (readonly [name: string, rupees: number, stock: number])[]
  gstPercent: number
  maxQuantity: number
  deliveryDays: number
  short: string
  paragraphs: readonly string[]
  specifications: readonly (readonly [name: string, value: string])[]
  faqs: readonly (readonly [question: string, answer: string])[]
  ratings: readonly Rating[]
}

export interface SeedProductCategory {
  slug: string
  name: string
  /** Begins the stock numbers of its products. */
  sku: string
  drawing: ProductDrawing
  products: readonly SeedProduct[]
}
